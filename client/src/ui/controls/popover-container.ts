// Wall: a dialog says where its lists belong without fetching the combobox.
import { createContext, useContext } from 'react';

/** The container for popovers: inside the open dialog, which would otherwise make them inert. */
export const PopoverContainer = createContext<HTMLElement | null>(null);

export const usePopoverContainer = (): HTMLElement => useContext(PopoverContainer) ?? document.body;
