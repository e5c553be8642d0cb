/** What is refused in the text of a file, one line at a time. Imports across walls are the linter's part. */
export type LineRule = {
  pattern: RegExp;
  /** Files that the rule looks at; all of the code when left out. */
  within?: RegExp;
  /** Files that may do it anyway. */
  except?: RegExp;
  /** Looks at comments too. */
  inComments?: boolean;
  sentence: string;
};

const KEBAB = '[a-z0-9]+(-[a-z0-9]+)*';
const FEATURES =
  'auth|passkeys|users|wards|members|meetings|assignments|bulletin|feeds|invitations|mail|music|pulpit|tracking|imports|ai|reminders|audit|backup|standing';
const CLIENT_FEATURES =
  'admin|auth|feeds|fresh|invitations|mail|manual|meetings|members|music|offline|planner|pulpit|standing|tracking';

/** Folders inside a feature of `shared/`, one for each subject that fills more than a few files. */
const SUBJECTS =
  '(imports/(alphabets|availability|birth-years|calling-cells|dividers|doubts|family-columns|file-notes|group-titles|headings|household-notes|households|json-keys|kept|letters|lone-cells|marks|name-parts|no-headings|offices|other-people|own-contacts|presidencies|remarks|same-person|sheets|side-by-side|signs|surnames|text-tables|texts|units|ward-columns|who-helps)|meetings/(hints|music|program)|pulpit/(ai-check|business|difference|stand|wording))';
/** Folders inside a feature of the client, one for each thing that a person opens. */
const SCREENS =
  '(admin/(activity|users|wards)|auth/passkeys|meetings/(detail|dialog|list)|members/import|music/(grid|usage)|planner/grid|pulpit/(print|stand)|ui/(controls|feedback|layout|overlays))';

/** Where a file may be and what it may be called. */
export const VOCABULARY: readonly RegExp[] = [
  new RegExp(
    `^shared/(${KEBAB}\\.ts|(${FEATURES}|${SUBJECTS}|http|access|calendar|text|system)/${KEBAB}(\\.test)?\\.ts)$`,
  ),
  new RegExp(
    `^server/(${KEBAB}(\\.test)?\\.ts|(${FEATURES}|http|http/(log|pieces)|imports/pdf|imports/pdf/(across|blocks|drawn|labels|lone-lines)|db|db/disk|access|demo|system)/${KEBAB}(\\.test)?\\.ts)$`,
  ),
  new RegExp(
    `^client/src/((main|root)\\.tsx|paths\\.ts|(${CLIENT_FEATURES}|${SCREENS}|app|lib|lib/leaving|ui)/${KEBAB}(\\.test)?\\.tsx?)$`,
  ),
  new RegExp(`^client/src/ui/${KEBAB}\\.(css|woff2)$`),
  /^client\/(index\.html|public\/[\w./-]+)$/,
  /^migrations\/(\d{4}_\w+\.sql|meta\/(\d{4}_snapshot|_journal)\.json)$/,
  new RegExp(
    `^tests/(${KEBAB}|(api|mail|setup)/${KEBAB}|browser/${KEBAB}/${KEBAB})(\\.test|(\\.(desktop|phone|timed))?\\.spec)?\\.ts$`,
  ),
  new RegExp(`^tools/((bench/|bundle/|fill/|test-run/)?${KEBAB}(\\.test)?\\.ts|build-if-needed\\.js)$`),
  /^docs\/[\w./-]+\.(md|png|svg)$/,
  /^\.ci\/run$/,
  /^\.github\/(pull_request_template\.md|workflows\/[\w-]+\.yml)$/,
  /^[\w.-]+$/,
];
export const EMPTY_NAMES = /(^|\/)(utils?|helpers?|types?|index|common|misc)(\/|\.[jt]sx?$)/;

export const MAX_LINES = 250;
/** Lists of data, as long as they need to be. */
export const DATA_FILES =
  /^(shared\/(music\/hymnbook|meetings\/topics|pulpit\/wording\/wording-texts)|server\/demo\/sample-[\w-]+)\.ts$|^migrations\//;

const TEST_CODE = /\.test\.tsx?$|^tests\//;
const BESIDE_THE_PRODUCT = /\.test\.tsx?$|^(tests|tools)\/|^[\w.-]+\.config\.ts$/;
const PRODUCT = /^(client|server|shared)\//;
const but = (...also: RegExp[]) => new RegExp([BESIDE_THE_PRODUCT, ...also].map(({ source }) => source).join('|'));

export const LINE_RULES: readonly LineRule[] = [
  {
    pattern: /(?<![.\w])fetch\(|\bnew XMLHttpRequest\(/,
    except: but(
      /^client\/src\/(lib\/call|auth\/owner-of|members\/import\/upload)\.ts$/,
      /^server\/bulletin\/worker-script\.ts$/,
    ),
    sentence: 'asks a server by itself: lib/call.ts, auth/owner-of.ts, and members/import/upload.ts do that.',
  },
  {
    pattern: /['"`]\/api\//,
    except: but(/^shared\/\w+\/addresses\.ts$/, /^shared\/http\/route\.ts$/, /^client\/src\/lib\/call\.ts$/),
    sentence: 'writes an address of the API: take it from addresses.ts.',
  },
  {
    pattern: /from '#shared\/\w+\/contract\.ts'/,
    within: /^client\//,
    except: but(),
    sentence: 'takes the schemas of a contract along: its addresses.ts has the same calls without them.',
  },
  {
    pattern: /(?<!\.parse\()\bJSON\.parse\(/,
    within: /^client\//,
    except: but(/^client\/src\/(lib\/(call|storage)|members\/import\/upload)\.ts$/),
    sentence: 'trusts JSON: let a schema check it.',
  },
  {
    pattern: /['"`](super_admin|sacrament_planner|music_planner)['"`]|\brole\b\s*[!=]==?\s*['"`](admin|program)['"`]/i,
    within: PRODUCT,
    except: but(/^shared\/access\//, /^server\/demo\//),
    sentence: 'names a role: ask shared/access/roles.ts what a person may do.',
  },
  {
    pattern: /\.get(UTC)?Day\(|\.toLocale(Date|Time)String\(|new Date\(['"`]\d/,
    within: PRODUCT,
    except: but(/^shared\/calendar\//),
    sentence: 'reckons or writes a date by itself: shared/calendar does that.',
  },
  {
    pattern: /\bnew Intl\.(List|Number)Format\(|\.toLocaleString\('en-US'\)/,
    within: PRODUCT,
    except: but(/^shared\/text\/in-words\.test\.ts$/),
    sentence: 'writes a number or a list by itself: shared/text/in-words.ts does that.',
  },
  {
    pattern: /\bas WardId\b/,
    within: PRODUCT,
    except: but(/^server\/access\/(actor|job-ward)\.ts$/),
    sentence: 'makes a ward id: only server/access/actor.ts knows whose ward it is.',
  },
  {
    pattern: /\bwardOfJob\b/,
    within: PRODUCT,
    except: but(
      /^server\/(access\/job-ward|backup\/service|mail\/(bounced|compose|letters|plan)|meetings\/drafts)\.ts$/,
    ),
    sentence: 'takes a ward without admission: a request asks admitToWard.',
  },
  {
    pattern: /\bprocess\.env\b/,
    within: PRODUCT,
    except: but(/^server\/env\.ts$/),
    sentence: 'reads the environment: server/env.ts reads and checks all of it.',
  },
  {
    pattern: /\b(it|test|describe)\.(only\(|(skip|todo|fixme)\(\s*(['"`]|\)))/,
    within: TEST_CODE,
    sentence: 'skips tests: fix or remove them.',
  },
  {
    // Neither waits: what they say of a screen depends on how fast the machine is.
    pattern: /\.is(Visible|Hidden)\(\)/,
    within: TEST_CODE,
    sentence: 'asks what is to be seen at this very moment: expect it, or know it from the size of the screen.',
  },
  {
    pattern: /(^|[\s'"`(=])\/(work|root|home|Users)\/\w|[A-Z]:\\Users\\/,
    inComments: true,
    sentence: "names a folder on someone's computer.",
  },
];
