import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Root } from './root.tsx';

export const start = (place: HTMLElement): void => createRoot(place).render(<StrictMode><Root /></StrictMode>);
