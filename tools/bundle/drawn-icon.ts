import { createElement, type SVGProps } from 'react';
import type { IconShape } from './few-shapes.ts';

const isTold = (prop: string) => prop.startsWith('aria-') || prop === 'role' || prop === 'title';

/**
 * An icon as lucide draws it. The package's own works out sizes, strokes, and a context that this app does not use each
 * time an icon is drawn, and a screen has a hundred; here the shapes of each are made once.
 */
export function drawnIcon(name: string, shapes: readonly IconShape[]) {
  const drawn = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  return function DrawnIcon({ className = '', ...rest }: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`,
        'aria-hidden': Object.keys(rest).some(isTold) ? undefined : 'true',
        ...rest,
      },
      ...drawn,
    );
  };
}
