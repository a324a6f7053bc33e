/** What a server is held to: each rule with what is expected, and the page that says so. */

export type Rule = {
  expected: string
  page: string
  /** The app works without it, and is worse for it. */
  advice?: true
}

const calls = 'docs/rules/shell.md#calls'
const orders = 'docs/rules/money.md#orders-and-their-ids'
const sessions = 'docs/rules/account.md#sessions'
const features = 'docs/another-server.md#features'
const shapes = 'docs/another-server.md#shapes'
const refusals = 'docs/another-server.md#refusals'
const lists = 'docs/another-server.md#lists'
const sealing = 'docs/another-server.md#sealing'

export const rules = {
  missing: {
    expected: 'an answer: it is one of the calls that every server has, or its feature is told',
    page: features,
  },
  untold: {
    expected: 'its feature among `features` of the settings: without it the app draws no entry',
    page: features,
    advice: true,
  },
  envelope: { expected: 'JSON with `code`, `message` and `result`', page: calls },
  status: { expected: 'HTTP 200 for whatever the server understood, 401 for a token that counts no more', page: calls },
  cookie: { expected: 'no Set-Cookie: who asks is told by X-Access-Token alone', page: calls },
  clock: {
    expected: '`timestamp` in epoch milliseconds, within two minutes of this machine: the app counts down by it',
    page: calls,
  },
  shape: { expected: 'a result as its schema says', page: shapes },
  number: {
    expected: 'money, prices and quantities as texts: a JSON number loses digits beyond the fifteenth',
    page: shapes,
    advice: true,
  },
  digits: {
    expected: 'an id or a sum of so many digits as a text: most readers of JSON round the number',
    page: shapes,
    advice: true,
  },
  shown: {
    expected: 'a value of this kind, or none: the app passes over what it cannot read',
    page: shapes,
    advice: true,
  },
  input: { expected: 'a refusal: a field that the schema asks for is missing or wrong', page: refusals },
  words: { expected: 'a `message` that a person can read: the app shows it as it is', page: refusals },
  unnamed: {
    expected:
      '`result.refusal` with a name of the contract: without one the app shows the message alone, and looks 30 s for an order',
    page: refusals,
    advice: true,
  },
  refusal: { expected: 'a name that the contract lists, of the form that refusals have', page: refusals },
  need: { expected: 'code 510 with `need` where something must be brought, and neither elsewhere', page: refusals },
  language: { expected: 'the message in the language of Accept-Language', page: refusals },
  open: { expected: 'code 401: nobody is signed in', page: sessions },
  forged: { expected: 'HTTP 401 with code 401: the token counts for nobody', page: sessions },
  closed: { expected: 'the answer that a visitor gets: here a token is not needed', page: sessions },
  unsealed: { expected: 'a refusal: the body is not sealed', page: sealing },
  tampered: { expected: 'a refusal: the sealed body was cut or changed', page: sealing },
  replayed: { expected: 'request-replayed: the same body came before', page: sealing },
  late: {
    expected: 'request-late with `serverTime`: the body says that it was sealed three minutes ago',
    page: sealing,
  },
  unknown: { expected: 'the same as without it: a field that a server does not know is passed over', page: shapes },
  twice: { expected: 'the reply of before: an order of an id that was accepted is done once', page: orders },
  reused: { expected: 'order-id-reused: another order under an id that was accepted', page: orders },
  deadline: { expected: 'order-late, and nothing done: its deadline is over', page: orders },
  found: {
    expected: 'one row: a list of own rows can be asked for the id that the phone gave its order',
    page: orders,
  },
  money: {
    expected: 'balances that differ by what the order moved, and by nothing else',
    page: 'docs/rules/money.md#the-ledger',
  },
  books: {
    expected: 'records that say what moved: the same sum, signed, and what was left after it',
    page: 'docs/rules/money.md#the-ledger',
  },
  paging: {
    expected: 'as many rows as were asked for, `total`, `current` and `pages` that fit, none beyond the last page',
    page: lists,
  },
  stranger: { expected: 'not-found, or no rows: it is somebody else’s', page: sessions },
  upload: {
    expected: 'a picture taken, its path in `message`; else refused with `success: false`',
    page: 'docs/rules/wallet.md#pictures',
  },
  stream: {
    expected: 'server-sent events, the first one `snapshot` with the tickers asked for',
    page: 'docs/another-server.md#prices',
  },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules
