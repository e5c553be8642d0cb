// Wall: a dialog says where its lists belong without fetching the combobox.
import { createContext, useContext } from 'react';

/** Where lists over the page belong: inside the open dialog, else it would make them inert. */
export const PopoverContainer = createContext<HTMLElement | null>(null);

export const usePopoverContainer = (): HTMLElement => useContext(PopoverContainer) ?? document.body;
