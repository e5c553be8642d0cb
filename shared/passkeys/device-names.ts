const DEVICES = [
  { name: 'iPhone', signs: /iPhone/, kind: 'phone' },
  { name: 'iPad', signs: /iPad/, kind: 'tablet' },
  { name: 'Mac', signs: /Macintosh|Mac OS X/, kind: 'computer' },
  { name: 'Android Device', signs: /Android/, kind: 'phone' },
  { name: 'Windows Device', signs: /Windows/, kind: 'computer' },
] as const;
export const OTHER_DEVICE = 'This Device';

export type DeviceKind = (typeof DEVICES)[number]['kind'] | 'other';

/** What to call the device that a browser runs on. An iPad says that it is a Mac, but a Mac has no touch screen. */
export function deviceName(userAgent: string, touchPoints: number): string {
  const found = DEVICES.find(({ signs }) => signs.test(userAgent));
  if (!found) return OTHER_DEVICE;
  return found.name === 'Mac' && touchPoints > 1 ? 'iPad' : found.name;
}

/** By the name that the device was registered with. */
export const deviceKind = (name: string | null): DeviceKind =>
  DEVICES.find((device) => device.name === name)?.kind ?? 'other';
