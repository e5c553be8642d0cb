import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TimezoneField } from './timezone-field.tsx';

test('a time zone is chosen among the United States first, then by region, and each is listed once', () => {
  const html = renderToStaticMarkup(<TimezoneField field={{ name: 'timezone' }} chosen="Pacific/Auckland" />);
  const regions = [...html.matchAll(/<optgroup label="([^"]+)"/g)].map(([, region]) => region);
  expect(regions.slice(0, 3)).toEqual(['United States', 'Africa', 'America']);
  expect(html).toContain('<option value="America/Denver">Mountain (Denver)</option>');
  expect(html).toContain('<option value="America/Costa_Rica">Costa Rica</option>');
  const zones = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, zone]) => zone);
  expect(new Set(zones).size).toBe(zones.length);
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(zones).toContain(zone);
});
