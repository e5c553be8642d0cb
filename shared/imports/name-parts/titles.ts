// Wall: how people are addressed is known to what names them and to what tells a ward from them.
const USUAL_TITLES =
  'brother|sister|bro|sis|elder|élder|bishop|president|pres|pdt[ea]|mr|ms|miss|dr|hermano|hermana|hno|hna|síster|sr|sra|srta|señor|señora|señorita|doña|dña|senhor|senhora|irmão|irmã|obispo|bispo|president[ea]|frère|fr|s(?:oe|œ)ur|bruder|br|schwester|schw|herr|hr|frau|fräulein|frl|monsieur|madame|mme|mademoiselle|mlle|fratello|sorella|signora?|signorina|sig\\.ra';
/** 'Ir.' is an irmão or an irmã, and before Dutch names an engineer; without its dot it may be a word, and 'Sig' is a name. */
const DEGREES = String.raw`(?:(?:prof|dr|dra|dipl)\.?|(?:ing|lic|med|ir|sig)\.)`;
/** 'Sister', 'Prof. Dr.', 'Herr Dr.', 'Dipl.-Ing.' */
export const TITLES = String.raw`(?:(?:${USUAL_TITLES})\.?|${DEGREES})(?:[\s-]+${DEGREES}(?=\s))*`;
