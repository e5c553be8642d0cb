// Wall: a dialog says where its lists belong without fetching the combobox.
import { createContext, useContext, type RefObject } from 'react';

/**
 * The container for popovers: inside the open dialog, which would otherwise make them inert. It is there before a list
 * opens, so what is in it needn't be drawn again once it is.
 */
export const PopoverContainer = createContext<RefObject<HTMLElement | null> | null>(null);

export const usePopoverContainer = (): HTMLElement => useContext(PopoverContainer)?.current ?? document.body;
