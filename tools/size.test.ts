import { describe, expect, it } from 'vitest';
import { complaints, firstLoad, withNeeds } from './size.ts';

const HTML = `<html><head>
  <link rel="icon" href="/icon.svg" type="image/svg+xml" />
  <script type="module" crossorigin src="/assets/index-1.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react-2.js">
  <link rel="stylesheet" crossorigin href="/assets/index-3.css">
  <link rel="preload" as="font" href="/assets/inter-4.woff2">
</head></html>`;

describe('the first load', () => {
  it('counts the page, its scripts with those preloaded, its styles and its icon', () => {
    const load = firstLoad(HTML, (address) => address.length);
    expect(load.requests).toEqual([
      '/',
      '/icon.svg',
      '/assets/index-1.js',
      '/assets/react-2.js',
      '/assets/index-3.css',
    ]);
    expect(load.script).toBe('/assets/index-1.js'.length + '/assets/react-2.js'.length);
    expect(load.style).toBe('/assets/index-3.css'.length);
    expect(complaints(load)).toEqual([]);
  });

  it('is refused when it is too large, or when nothing was measured', () => {
    expect(complaints(firstLoad(HTML, () => 45_001))).toHaveLength(2);
    expect(complaints(firstLoad('<html></html>', () => 1))).toEqual([
      'The sign-in page names no script, so nothing was measured.',
    ]);
    expect(complaints({ script: 1, style: 1, requests: Array.from({ length: 9 }, () => '/') })).toHaveLength(1);
  });
});

it('a screen comes with every script that it needs, each counted once', () => {
  const texts: Record<string, string> = {
    'planner-1.js': 'import{a}from"./reading-2.js";import"./start-3.js";const later=()=>import("./dialog-4.js")',
    'reading-2.js': 'import{b as c}from"./start-3.js"',
    'start-3.js': '',
  };
  expect([...withNeeds('planner-1.js', (file) => texts[file] ?? '')]).toEqual([
    'planner-1.js',
    'reading-2.js',
    'start-3.js',
  ]);
});
