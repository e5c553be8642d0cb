/**
 * Wards as they are after a year of use, made by the database itself. `$1` and `$2` are the numbers of the first and the
 * last ward; each statement makes one table's rows for all of them. Ids follow from the ward's number.
 */
export const MEMBERS_OF_A_WARD = 300;
const MEETINGS = 52;
/** The Sundays that are planned ahead; the one after them has no draft yet, so that every ward has something due. */
const AHEAD = 3;

const WARDS = 'generate_series($1::int, $2::int) w';
const listed = (words: readonly string[]) => `(array[${words.map((word) => `'${word}'`).join(',')}])`;
const oneOf = (words: readonly string[], n: string) => `${listed(words)}[1 + (${n}) % ${words.length}]`;

const FIRST = [
  'Ruth',
  'Alma',
  'Grace',
  'Peter',
  'Naomi',
  'Samuel',
  'Clara',
  'Isaac',
  'Esther',
  'Daniel',
  'Lucy',
  'Owen',
];
const LAST = ['Young', 'Kimball', 'Hansen', 'Silva', 'Tanaka', 'Larsen', 'Ofori', 'Rossi', 'Dupont', 'Walker', 'Ortiz'];
const TOPICS = ['Faith in Jesus Christ', 'Repentance', 'The sacrament', 'Prayer', 'Service', 'Temples', 'Gratitude'];
const CALLINGS = ['Organist', 'Primary President', 'Elders Quorum President', 'Ward Clerk'];
/** The zones that most wards live in, with as many wards as they have between them, roughly. */
export const ZONES = [
  'America/Denver',
  'America/Los_Angeles',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Mexico_City',
  'America/Lima',
  'Europe/London',
  'Africa/Lagos',
  'Asia/Manila',
  'Pacific/Auckland',
];

const memberId = (n: string) => `((w - 1) * ${MEMBERS_OF_A_WARD} + 1 + (${n}) % ${MEMBERS_OF_A_WARD})`;
const meetingId = `((w - 1) * ${MEETINGS} + 1 + m)`;
const EACH_MEETING = `${WARDS}, generate_series(0, ${MEETINGS - 1}) m`;
/** The Sunday of meeting `m`: the last ones are still to come. */
const SUNDAY = `(current_date + (7 - extract(isodow from current_date)::int) % 7 + 7 * (m - ${MEETINGS - AHEAD}))`;
const firstName = (n: string) => oneOf(FIRST, n);
const lastName = (n: string) => `${oneOf(LAST, `(${n}) / ${FIRST.length}`)} || ' ' || (${n})`;

export const WARD_ROWS: readonly string[] = [
  `insert into wards (id, name, stake, region, bishop_name, customization)
    select w, 'Ward ' || w, 'Stake ' || (w / 8), 'Area ' || (w / 800), 'Bishop ' || ${lastName('w')},
      jsonb_build_object('timezone', ${oneOf(ZONES, 'w')}) from ${WARDS}`,
  `insert into members (ward_id, id, first_name, last_name, name_key, email, phone, calling, is_available)
    select w, ${memberId('n')}, ${firstName('n')}, ${lastName('n')}, lower(${firstName('n')} || ' ' || ${lastName('n')}),
      'person' || n || '@ward' || w || '.example', '555-' || (1000 + n),
      case when n % 10 = 0 then ${oneOf(CALLINGS, 'n / 10')} end, n % 7 <> 0
    from ${WARDS}, generate_series(0, ${MEMBERS_OF_A_WARD - 1}) n`,
  `insert into meetings (ward_id, id, date, kind, status, conducting_member_id, presiding_member_id, invocation_member_id,
      benediction_member_id, organist_id, chorister_id, announcements, releases, new_callings, notes)
    select w, ${meetingId}, ${SUNDAY}, case when extract(day from ${SUNDAY}) <= 7 then 'fast_testimony' else 'regular' end,
      'planned', ${memberId('m % 3')}, ${memberId('0')}, ${memberId('m * 5 + 7')}, ${memberId('m * 5 + 8')},
      ${memberId('10')}, ${memberId('11')}, 'Ward temple night is on Thursday at 6:00 PM.', ${firstName('m')} || ' Walker, Sunday School teacher',
      ${firstName('m + 1')} || ' Hansen, Primary pianist', 'Ask about the microphone.'
    from ${EACH_MEETING}`,
  `insert into speaking_assignments (ward_id, meeting_id, member_id, topic, duration, "order")
    select w, ${meetingId}, ${memberId('m * 3 + n + 20')}, ${oneOf(TOPICS, 'm + n')}, 10, n
    from ${EACH_MEETING}, generate_series(1, 3) n`,
  `insert into musical_numbers (ward_id, meeting_id, type, title, hymn_number, "order")
    select w, ${meetingId}, ${listed(['opening_hymn', 'sacrament_hymn', 'rest_hymn', 'closing_hymn'])}[n],
      'Hymn ' || (1 + (m * 7 + n * 50) % 300), 1 + (m * 7 + n * 50) % 300, n
    from ${EACH_MEETING}, generate_series(1, 4) n`,
  `insert into meeting_events (ward_id, meeting_id, actor, summary, at)
    select w, ${meetingId}, ${firstName('w')} || ' Young', 'Changed the speakers', now() - make_interval(weeks => ${MEETINGS} - m, hours => n)
    from ${EACH_MEETING}, generate_series(1, 2) n`,
  `insert into invitations (ward_id, meeting_id, part, member_id, date, state, at, by, way)
    select w, ${meetingId}, 'invocation', ${memberId('m * 5 + 7')}, ${SUNDAY}, 'asked', now(), ${firstName('w')} || ' Young', 'by_hand'
    from ${WARDS}, generate_series(${MEETINGS - AHEAD}, ${MEETINGS - 1}) m`,
  `insert into custom_hymns (ward_id, title, title_key)
    select w, 'Song ' || n, 'song ' || n from ${WARDS}, generate_series(1, 5) n`,
  `insert into member_imports (ward_id, user_id, by, file_name, read_at, read_by_ai, ignored_columns, saved_at, imported)
    select w, w * 4, ${firstName('w')} || ' Young', 'members.csv', now() - make_interval(days => 20 * n), false, '[]', now() - make_interval(days => 20 * n), 300
    from ${WARDS}, generate_series(1, 2) n`,
];

/** One account for each of these roles in each ward, with a sign-in on two devices; `$3`: the roles, `$4`: the hash of everyone's password. */
export const ACCOUNT_ROWS: readonly string[] = [
  `insert into users (id, ward_id, username, username_key, password_hash, first_name, last_name, role)
    select (w - 1) * array_length($3::text[], 1) + r, w, 'ward' || w || '-user' || r, 'ward' || w || '-user' || r, $4,
      ${firstName('w + r')}, ${lastName('w')}, ($3::text[])[r]
    from ${WARDS}, generate_series(1, array_length($3::text[], 1)) r`,
  `insert into sessions (sid, sess, expire, user_id)
    select encode(sha256(gen_random_uuid()::text::bytea), 'hex'), json_build_object('startedAt', now()), now() + interval '6 days', id
    from users, generate_series(1, 2) where ward_id between $1 and $2`,
  `insert into audit_events (ward_id, actor_id, actor, action, at)
    select ward_id, id, first_name || ' ' || last_name, 'signed_in', now() - make_interval(days => 10 * n)
    from users, generate_series(1, 10) n where ward_id between $1 and $2`,
];
