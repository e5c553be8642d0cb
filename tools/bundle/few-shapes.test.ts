import { describe, expect, it } from 'vitest';
import { fewShapes, type IconShape } from './few-shapes.ts';

const path = (d: string): IconShape => ['path', { d, key: 'abc' }];
const pathOf = (...shapes: IconShape[]) => fewShapes(shapes).map(([tag, { d }]) => `${tag} ${d}`);

describe('the shapes of an icon', () => {
  it('have circles and rectangles in one path with the lines', () => {
    expect(pathOf(path('M3 9h18'), ['circle', { cx: '12', cy: '9', r: '2.5', key: 'a' }])).toEqual([
      'path M3 9h18M9.5 9a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1 -5 0z',
    ]);
    expect(pathOf(['rect', { x: '3', y: '4', width: '18', height: '12', rx: '2' }])).toEqual([
      'path M5 4h14a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z',
    ]);
  });

  it('begin where they began by themselves', () => {
    expect(pathOf(path('M3 9h18'), path('m22 21-1.875-1.875'))).toEqual(['path M3 9h18M0 0m22 21-1.875-1.875']);
  });

  it('stay what a path would draw otherwise', () => {
    const dot: IconShape = ['circle', { cx: '16', cy: '8', r: '.5', fill: 'currentColor', key: 'dot' }];
    expect(fewShapes([dot, path('M3 9h18')])).toEqual([
      ['path', { d: 'M3 9h18' }],
      ['circle', { cx: '16', cy: '8', r: '.5', fill: 'currentColor' }],
    ]);
    expect(fewShapes([['polygon', { points: '0,0 1,1' }]])).toEqual([['polygon', { points: '0,0 1,1' }]]);
  });
});
