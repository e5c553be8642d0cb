import { createHash } from 'node:crypto';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { beginRefusal, refusalOf } from './errors.ts';

export const PAGE_GROUND = { light: '#f7f7f5', dark: '#0f151d' };

/** The colors of pages that the server writes itself, in light and dark. */
export const PAGE_COLORS = `:root{color-scheme:light dark;--bg:${PAGE_GROUND.light};--card:#fff;--text:#1b2430;--muted:#556070;--line:#dcddd8;--input:#868e99;--primary:#1f3a5f;--on:#fff;--link:#1d4e89;--good:#17613a;--bad:#b42318}
@media(prefers-color-scheme:dark){:root{--bg:${PAGE_GROUND.dark};--card:#171f2a;--text:#e8ecf1;--muted:#a3aebd;--line:#2a3543;--input:#66748a;--primary:#a9c7ee;--on:#0f1b2b;--link:#8fbdf2;--good:#9be3b8;--bad:#ff9a8f}}`;

/** The product's letters, under addresses that do not change with its version. */
const FACES = {
  sans: { family: 'Inter', weight: '400 700', style: 'normal', file: '/fonts/inter.woff2' },
  serif: { family: "'Source Serif 4'", weight: '400 500', style: 'normal', file: '/fonts/source-serif-text.woff2' },
  serifItalic: {
    family: "'Source Serif 4'",
    weight: '400 500',
    style: 'italic',
    file: '/fonts/source-serif-italic.woff2',
  },
  serifBold: { family: "'Source Serif 4'", weight: '600 700', style: 'normal', file: '/fonts/source-serif.woff2' },
} as const;

type Fonts = {
  faces: readonly (keyof typeof FACES)[];
  /**
   * `optional`: a phone that does not have them in a tenth of a second shows its own, and nothing moves when they come.
   * `swap`: they take the place of its own whenever they come, for a page that is read for an hour.
   */
  display: 'optional' | 'swap';
};

/** For the style of a page. */
export const fontFaces = ({ faces, display }: Fonts): string =>
  faces
    .map((face) => FACES[face])
    .map(
      ({ family, weight, style, file }) =>
        `@font-face{font-family:${family};font-weight:${weight};font-style:${style};font-display:${display};src:url(${file}) format('woff2')}`,
    )
    .join('');

export const fontFiles = (faces: Fonts['faces']): string[] => faces.map((face) => FACES[face].file);

/** Asked for with the page itself, so that a quick phone has them in time. */
export const fontLinks = (faces: Fonts['faces']): string =>
  fontFiles(faces)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('');

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
