export type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** As `drawn-icon.ts` draws it. */
const LINE_WIDTH = 2;

const has = (attributes: IconShape[1], names: readonly string[]): boolean =>
  Object.keys(attributes).every((name) => name === 'key' || names.includes(name));
const short = (value: number): string => String(Math.round(value * 1000) / 1000);
const arc = (r: number, right: number, down: number): string =>
  `a${short(r)} ${short(r)} 0 0 1 ${short(right)} ${short(down)}`;

/** The commands of a path that draw the same; null for what a path draws otherwise. */
function commandsOf([tag, attributes]: IconShape): string | null {
  const read = (name: string) => Number(attributes[name] ?? 0);
  if (tag === 'path' && has(attributes, ['d'])) {
    const d = attributes['d'] ?? '';
    // Its first step counts from the corner, and not from where the path before it has ended.
    return d.startsWith('m') ? `M0 0${d}` : d;
  }
  // A dot that is narrower than its own line would have a hole.
  if (tag === 'circle' && has(attributes, ['cx', 'cy', 'r']) && read('r') >= LINE_WIDTH / 2) {
    const r = read('r');
    return `M${short(read('cx') - r)} ${short(read('cy'))}${arc(r, 2 * r, 0)}${arc(r, -2 * r, 0)}z`;
  }
  if (tag === 'rect' && has(attributes, ['x', 'y', 'width', 'height', 'rx', 'ry'])) {
    const r = Math.max(read('rx'), read('ry'));
    const [across, along] = [short(read('width') - 2 * r), short(read('height') - 2 * r)];
    const start = `M${short(read('x') + r)} ${short(read('y'))}`;
    return `${start}h${across}${arc(r, r, r)}v${along}${arc(r, -r, r)}h-${across}${arc(r, -r, -r)}v-${along}${arc(r, r, -r)}z`;
  }
  return null;
}

/** The shapes of an icon, with all that one path can draw in one: each is an element, and a list has a hundred icons. */
export function fewShapes(shapes: readonly IconShape[]): IconShape[] {
  const d = shapes.map(commandsOf).join('');
  const others = shapes
    .filter((shape) => commandsOf(shape) === null)
    .map(([tag, { key: _key, ...attributes }]): IconShape => [tag, attributes]);
  return d === '' ? others : [['path', { d }], ...others];
}
