import { expect, it } from 'vitest';
import { deviceKind, deviceName } from './device-names.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15', 5, 'iPhone', 'phone'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15', 5, 'iPad', 'tablet'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 5, 'iPad', 'tablet'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 0, 'Mac', 'computer'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0', 5, 'Android Device', 'phone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0', 10, 'Windows Device', 'computer'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0', 0, 'This Device', 'other'],
])('calls a device after what its browser says: %s with %i touch points', (userAgent, touchPoints, name, kind) => {
  expect([deviceName(userAgent, touchPoints), deviceKind(name)]).toEqual([name, kind]);
});

it('does not know the kind of a device without a name', () => {
  expect(deviceKind(null)).toBe('other');
});
