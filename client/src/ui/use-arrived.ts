// Wall: between an answer and the screen that it draws.
import { useDeferredValue } from 'react';

/**
 * True once there is something to draw. React draws what follows in slices, so a slow phone stays answerable meanwhile:
 * an answer from the server would otherwise draw the whole screen in one go.
 */
export const useArrived = (data: unknown): boolean => useDeferredValue(data !== undefined && data !== null);
