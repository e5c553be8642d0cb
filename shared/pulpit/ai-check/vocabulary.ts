const list = (text: string): string[] => text.trim().split(/\s+/u);

/** Capitalized words of a script that are not the names of ward members. */
export const CAPITALISED = new Set(
  list(`
  aaronic administration almighty amen announcement announcements apostle apostles april area atonement august authority
  baptism benediction bible bishop bishopric book branch brother brothers business calling callings chorister christ
  christian christmas church clerk committee conducting conference congregation consultant council counselor counselors
  covenant creator deacon deacons december director district doctrine easter elder elders eternal eve fast father february
  fifth first fourth friday general ghost god gospel he heavenly him his holy hymn hymns i immanuel instructor instructors
  invocation january jesus july june king latter latter-day leader leaders lord march master may meeting melchizedek member
  members messiah ministering mission missionary monday mormon music musical nativity new notes november nursery number
  october opening opposed organist order pause pearl pianist posterity postlude prelude president presidency presiding price
  priesthood priests primary program prophet quorum redeemer regular release releases relief rest revelation sabbath sacrament saint
  saints salvation sang saturday savior saviour school scripture second secretary september seventy sister sisters society
  solo song songs son speaker speakers special spirit stake sunday sustaining sustainings teacher teachers temple testament
  testimony thanksgiving third thursday title topic tuesday twelve visitors ward wednesday welcome women word young men
  am pm hands hand uplifted ordinance ordinances administered bearing testimonies aloud read participate presentation presented congregational message
  messages remarks talk talks greeting welcoming ordination ordinations confirmation blessing blessings baptisms closed officers
`),
);

/** Words that begin sentences, where a capital letter means nothing. */
export const OPENERS = new Set(
  list(`
  a i'm i’m i'll i’ll we're we’re we'll we’ll a after again all also an and any are as at be because before both but by brethren closing conducted could dear during each
  every following for from good had has have having hello here how if in is it its join led let looking many may might morning
  afternoon evening most musicians my next no not note nothing now of on once one or our out over please presently remember
  several she should since so some speaking thank thanks that the their them then there these they this those three through
  to today together tomorrow tonight two under until upon was we were what when where which while who whoever will with
  within would you your everyone everybody nobody someone somebody each others concluding finally lastly accompanied accompaniment accompanying singing music
`),
);
