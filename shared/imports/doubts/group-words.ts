import { foldLoose } from '#shared/text/fold.ts';

/** Nouns for several people, which are no one's last name. */
const GROUP =
  /^(?:adults|marrieds|singles|seniors|couples|converts|investigators|newcomers|others|members|visitors|guests|speakers|missionaries|widows|widowers|families|returnees|toddlers|officers|attendees|absentees|volunteers|transfers|baptisms|releases|callings|maids?|misses|class|classes|groups?|quorums?|troops?|estates|subdivision|acres|creek)$/;
const FIRST_GROUP =
  /^(?:adults|singles|seniors|couples|converts|investigators|members|visitors|guests|speakers|missionaries|widows|families|sisters|brothers|children|records|callings|names|leaders|talks|prayers|hymns|meetings)$/;
/** 'Needed', 'Serving', 'Requested': behind such a noun. */
const PARTICIPLE = /^\p{L}{3,}(?:ed|ing)$/u;
/** What is said before a name, or in the place of one. */
const BEFORE_A_NAME =
  /^(?:maybe|not|unavailable|recently|please|needs|pending|except|formerly|inactive|tentative|possibly|currently|moving|released)$/;

/** 'Familia Ruiz', 'Hermanos Ruiz', 'Geschw. Lang' */
const FAMILY =
  /^(?:famil(?:y|ies|ias?|ien?|jen)|famille|famiglia|fam|flias?|jovenes|kids|hermanos|hermanas|irmaos|irmas|hnos|hnas|irs|matrimonio|casal|couple|pareja|esposos|abuelos|ehepaare?|ehep|eheleuten?|ehel|geschwister|geschw|gebruder|gebr|schwestern|epoux|coniugi|fratelli|sorelle|siblings|bros|messrs|messieurs|mesdames|mmes|mlles|sres|sras|srs|senores|senhores)$/;
/** 'Geschwister' where a first name would be. */
export const isFamilyWord = (word: string): boolean => FAMILY.test(foldLoose(word));
/** 'The Bakers', 'Los Ruiz' */
const ARTICLE_OF_MANY = /^(?:the .*s|(?:los|las|os) [^ ]+)$/;

/** 'Young Marrieds', 'Speakers Needed', 'Recently Baptized', 'Maybe Tom Baker': a group or a remark, whoever is in it. */
export function isAboutGroup(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  return (
    words.length > 1 &&
    (GROUP.test(words.at(-1) ?? '') ||
      (FIRST_GROUP.test(first) && PARTICIPLE.test(second)) ||
      BEFORE_A_NAME.test(first) ||
      FAMILY.test(first) ||
      ARTICLE_OF_MANY.test(words.join(' ')))
  );
}
