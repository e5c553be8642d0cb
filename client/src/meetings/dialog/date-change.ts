// Wall: the header, the date field and the dialog share this without knowing each other.
import { createContext, useContext } from 'react';

/** While a meeting is edited its date is read-only until somebody asks to change it. */
type DateChange = { isChanging: boolean; begin: () => void };
export const DateChangeContext = createContext<DateChange>({ isChanging: true, begin: () => undefined });
export const useDateChange = (): DateChange => useContext(DateChangeContext);
