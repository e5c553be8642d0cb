// Wall: how people are addressed is known to what names them and to what tells a ward from them.
const USUAL_TITLES =
  'brother|sister|bro|sis|elder|élder|bishop|president|pres|mr|ms|miss|dr|hermano|hermana|hno|hna|sr|sra|srta|irmão|irmã|obispo|bispo|presidente|frère|fr|s(?:oe|œ)ur|bruder|br|schwester|schw|herr|frau|monsieur|madame|mme|fratello|sorella';
const DEGREES = String.raw`(?:(?:prof|dr|dra|dipl)\.?|(?:ing|lic|med)\.)`;
/** 'Sister', 'Prof. Dr.', 'Herr Dr.', 'Dipl.-Ing.' */
export const TITLES = String.raw`(?:(?:${USUAL_TITLES})\.?|${DEGREES})(?:[\s-]+${DEGREES}(?=\s))*`;
