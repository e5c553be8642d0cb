import { createHash } from 'node:crypto';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { beginRefusal, refusalOf } from './errors.ts';

export const PAGE_GROUND = { light: '#f7f7f5', dark: '#0f151d' };

/** The colors of pages that the server writes itself, in light and dark. */
export const PAGE_COLORS = `:root{color-scheme:light dark;--bg:${PAGE_GROUND.light};--card:#fff;--text:#1b2430;--muted:#556070;--line:#dcddd8;--input:#868e99;--primary:#1f3a5f;--on:#fff;--link:#1d4e89;--good:#17613a;--bad:#b42318}
@media(prefers-color-scheme:dark){:root{--bg:${PAGE_GROUND.dark};--card:#171f2a;--text:#e8ecf1;--muted:#a3aebd;--line:#2a3543;--input:#66748a;--primary:#a9c7ee;--on:#0f1b2b;--link:#8fbdf2;--good:#9be3b8;--bad:#ff9a8f}}`;

/**
 * The product's letters, under addresses that do not change with its version. A phone that does not have them in a tenth
 * of a second shows its own, and nothing moves when they come.
 */
const FONTS = [
  ['Inter', '100 900', '/fonts/inter.woff2'],
  ["'Source Serif 4'", '600 700', '/fonts/source-serif.woff2'],
] as const;
export const PAGE_FONTS = FONTS.map(
  ([family, weight, file]) =>
    `@font-face{font-family:${family};font-weight:${weight};font-display:optional;src:url(${file}) format('woff2')}`,
).join('');
/** Asked for with the page itself, so that a quick phone has them in time. */
export const FONT_LINKS = FONTS.map(
  ([, , file]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
).join('');

/** The letters of the printed program, as near as a phone has them. */
export const PAPER_FONT =
  "'Source Serif 4','Source Serif Pro','Iowan Old Style','Palatino Linotype',Palatino,Georgia,'Noto Serif','Liberation Serif',serif";

/** Admits exactly this style or script to a page. */
export const sourceHash = (source: string): string =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** What people typed, as text of a page. */
export const safe = (text: string): string => text.replace(/[&<>"']/gu, (mark) => ENTITIES[mark] ?? mark);

/** Answers a failed request with a page of its own, never with JSON. */
export const explainedBy =
  (pageFor: (message: string) => string, log: Logger): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const refusal = refusalOf(error);
    beginRefusal(refusal, error, log, req, res);
    res.setHeader('Cache-Control', 'no-store');
    res.type('html').send(pageFor(refusal.message));
  };

/** For pages behind a secret: stored nowhere and found by no search. */
export const asSecretPage =
  (policy: string): RequestHandler =>
  (_req, res, next) => {
    res.setHeader('Content-Security-Policy', policy);
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('X-Robots-Tag', 'noindex, nofollow');
    next();
  };
