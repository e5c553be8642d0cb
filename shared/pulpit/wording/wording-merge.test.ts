import { describe, expect, it } from 'vitest';
import { mergedWording } from './wording-merge.ts';
import type { ScriptWording } from './wording-schema.ts';

const handbook = (texts: Record<string, string> = {}): ScriptWording => ({ preset: 'handbook', texts });
const traditional = (texts: Record<string, string> = {}): ScriptWording => ({ preset: 'traditional', texts });

describe('two wordings that were begun on the same one', () => {
  it.each<[string, ScriptWording, ScriptWording, ScriptWording, ScriptWording, string[]]>([
    [
      'keep different texts',
      handbook({ thanks: 'A' }),
      handbook(),
      handbook({ welcome: 'B' }),
      handbook({ thanks: 'A', welcome: 'B' }),
      [],
    ],
    [
      'keep what no one touched',
      handbook({ thanks: 'A' }),
      handbook({ thanks: 'A' }),
      handbook({ thanks: 'A', welcome: 'B' }),
      handbook({ thanks: 'A', welcome: 'B' }),
      [],
    ],
    [
      'undo one text next to another',
      handbook({ thanks: 'A', welcome: 'B' }),
      handbook({ thanks: 'A' }),
      handbook(),
      handbook({ welcome: 'B' }),
      [],
    ],
    [
      'agree on the same text',
      handbook({ thanks: 'A' }),
      handbook(),
      handbook({ thanks: 'A' }),
      handbook({ thanks: 'A' }),
      [],
    ],
    [
      'clash at one text',
      handbook({ thanks: 'A' }),
      handbook(),
      handbook({ thanks: 'B' }),
      handbook({ thanks: 'B' }),
      ['thanks'],
    ],
    [
      'clash where one undoes what the other changes',
      handbook({ thanks: 'A' }),
      handbook({ thanks: 'O' }),
      handbook(),
      handbook(),
      ['thanks'],
    ],
    [
      'keep the set that one has chosen',
      traditional(),
      handbook(),
      handbook({ thanks: 'B' }),
      traditional({ thanks: 'B' }),
      [],
    ],
    [
      'keep a text along with the chosen preset',
      handbook({ thanks: 'A' }),
      handbook(),
      traditional(),
      traditional({ thanks: 'A' }),
      [],
    ],
  ])('%s', (_, current, before, mine, wording, clashes) =>
    expect(mergedWording(current, before, mine)).toEqual({ wording, clashes }),
  );
});
