import './ui/theme.css';
import './ui/theme.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeLinkFromAddress } from './auth/link.ts';
import { takeTokenFromAddress } from './auth/token.ts';
import { Root } from './root.tsx';

takeTokenFromAddress();
takeLinkFromAddress();
const place = document.getElementById('root');
if (place) createRoot(place).render(<StrictMode><Root /></StrictMode>);
