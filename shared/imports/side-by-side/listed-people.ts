const MEMBERS = /^(?:members|miembros|membros|mitglieder|membres)$/;
/** Beside these, 'Members' may be how many there are, who of a couple is one, or the others of a family. */
const OF_GROUPS =
  /\b(?:famil\p{L}*|house\p{L}*|hogar\p{L}*|haushalt\p{L}*|foyers?|wards?|stakes?|branch\p{L}*|units?|husbands?|wi(?:fe|ves)|spouses?|heads?|child\p{L}*|kids|parents?|espos[oa]s?|marido|mujer|conyuges?|hij[oa]s?|filh[oa]s?|ehe\p{L}*|mann|frau|kinder|mari|femme|conjoint\p{L}*|enfants?|groups?|grup\p{L}*|class\p{L}*|clases?|quorums?|organi\p{L}*|districts?|total)\b/u;
const MINISTER = /^ministering (?:brother|sister)s?(?: names?)?$/;
const MINISTERS = /\b(?:companions?|minister\p{L}*|(?:home|visiting) teachers?)\b/u;
/** Whom they visit; only behind them is the list one of those who minister. */
const VISITED = /\b(?:famil\p{L}*|house\p{L}*|assign\p{L}*|sisters?|brothers?|members?|visit\p{L}*)\b/u;

/**
 * Whether 'Members' beside notes, or the one 'Ministering Brother' before the families, has the people of a list that `hasFields`
 * beside it and no other names. `titles`: folded.
 */
export function areListed(titles: readonly string[], column: number, hasFields: boolean): boolean {
  const title = titles[column] ?? '';
  if (!hasFields) return false;
  if (MEMBERS.test(title)) return !titles.some((other) => OF_GROUPS.test(other));
  const [before, behind] = [titles.slice(0, column), titles.slice(column + 1)];
  return (
    MINISTER.test(title) &&
    titles.filter((other) => MINISTERS.test(other)).length === 1 &&
    !before.some((other) => VISITED.test(other)) &&
    behind.some((other) => VISITED.test(other))
  );
}
