/** Faults that servers have, one a line: whose it is, by which rule it must be found, what it does. */
import {
  applyAdvancedCall,
  balanceLogCall,
  checkGoogleAuthCall,
  creditApplyCall,
  emailLoginCall,
  googleSecretLoginCall,
  helpListCall,
  levelListCall,
  loginCall,
  myUserInfoCall,
  noticeListCall,
  phoneLoginCall,
  priceDistributionCall,
  priceStreamCall,
  productStatCall,
  rechargeListCall,
  secondHeadCall,
  serverTimeCall,
  sessionListCall,
  setLimitsCall,
  staticFileCall,
  taskListCall,
  ticketListCall,
  transferContractCall,
  uploadCall,
  userAssetsCall,
  userBalanceCall,
  userContractBalanceCall,
} from '@shared/contract'
import type { Answer, Plant } from './double.ts'

const good = (result: unknown) => ({ success: true, code: 200, message: '', result })
const refused = (refusal: string) => ({ success: false, code: 500, message: 'No', result: { refusal } })

type Envelope = { code: number; message: string; result: Record<string, unknown>; timestamp: number }

/** Changes an envelope of the exchange where it is of this kind. */
const changed =
  (change: (envelope: Envelope) => object, isOf: (envelope: Envelope) => boolean = () => true) =>
  ({ text }: Answer): Partial<Answer> => {
    const envelope = JSON.parse(text) as Envelope
    return isOf(envelope) ? { text: JSON.stringify({ ...envelope, ...change(envelope) }) } : {}
  }
const isGood = ({ code }: Envelope) => code === 200
const isNamed = (name: string) => (envelope: Envelope) => envelope.result?.refusal === name
const result = (change: (result: Record<string, unknown>) => unknown) =>
  changed(envelope => ({ result: change(envelope.result) }), isGood)

/** What a server forgot, worded otherwise or counts in its own way. */
const shapes: Plant[] = [
  { call: levelListCall, rule: 'missing', instead: () => ({ ...refused('not-found'), code: 404 }) },
  { call: helpListCall, rule: 'envelope', instead: () => '<h1>Welcome</h1>' },
  { call: emailLoginCall, rule: 'status', tells: () => ({ status: 500 }) },
  { call: userAssetsCall, rule: 'cookie', tells: () => ({ cookie: 'id=1' }) },
  { call: serverTimeCall, rule: 'clock', tells: changed(({ timestamp }) => ({ timestamp: timestamp - 3_600_000 })) },
  { call: userContractBalanceCall, rule: 'shape', tells: result(({ equity: _, ...rest }) => rest) },
  {
    call: taskListCall,
    rule: 'digits',
    tells: ({ text }) => ({ text: text.replace('{', '{"row":1234567890123456789,') }),
  },
  { call: secondHeadCall, rule: 'number', tells: result(all => ({ ...all, balance: Number(all.balance) })) },
  {
    call: ticketListCall,
    rule: 'shown',
    tells: result(all => (all as unknown as object[]).map(row => ({ ...row, pricePrecision: 'two' }))),
  },
  { call: noticeListCall, rule: 'paging', tells: result(all => ({ ...all, pages: 1 })) },
  {
    call: priceStreamCall,
    rule: 'stream',
    tells: ({ text }) => ({ text: text.replace('event: snapshot', 'event: prices') }),
  },
  { call: uploadCall, rule: 'upload', tells: changed(() => ({ success: true }), isNamed('not-an-image')) },
  { call: staticFileCall, rule: 'stranger', tells: () => ({ type: 'image/png' }) },
]

const refusals: Plant[] = [
  {
    call: setLimitsCall,
    rule: 'input',
    instead: ({ token, input }) => (token && token.length > 30 && !input.name ? good({}) : undefined),
  },
  {
    call: googleSecretLoginCall,
    rule: 'words',
    tells: changed(() => ({ message: ' ' }), isNamed('wrong-credentials')),
  },
  { call: phoneLoginCall, rule: 'unnamed', tells: changed(() => ({ result: null }), isNamed('wrong-credentials')) },
  {
    call: applyAdvancedCall,
    rule: 'refusal',
    tells: changed(() => ({ result: { refusal: 'no-kyc' } }), isNamed('kyc-required')),
  },
  { call: creditApplyCall, rule: 'need', tells: changed(() => ({ code: 500 }), isNamed('kyc-required')) },
  { call: myUserInfoCall, rule: 'language', asks: () => ({ language: 'en' }) },
]

const doors: Plant[] = [
  { call: sessionListCall, rule: 'open', instead: ({ token }) => (token ? undefined : good([])) },
  { call: productStatCall, rule: 'forged', tells: ({ status }) => ({ status: status === 401 ? 200 : status }) },
  {
    call: priceDistributionCall,
    rule: 'closed',
    instead: ({ token }) => (token ? { ...refused('not-signed-in'), code: 401 } : undefined),
  },
  { call: checkGoogleAuthCall, rule: 'shape', tells: result(() => ({ bound: 'perhaps' })) },
]

/** The newest answer with rows, whoever asks by number. */
function careless(): Plant {
  let rows = ''
  return {
    call: rechargeListCall,
    rule: 'stranger',
    tells: ({ text }, { query }) => {
      if (query.has('id')) return { text: rows || text }
      rows = text
      return {}
    },
  }
}

const sealing: Plant[] = [
  {
    call: loginCall,
    rule: 'unsealed',
    asks: asked => (asked.form === 'plain' ? { form: 'sealed', input: { ...asked.input, sentAt: Date.now() } } : {}),
  },
  { call: loginCall, rule: 'replayed', asks: () => ({ key: undefined }) },
  {
    call: loginCall,
    rule: 'late',
    asks: ({ input }) => (input.sentAt ? { input: { ...input, sentAt: Date.now() } } : {}),
  },
  {
    call: loginCall,
    rule: 'tampered',
    instead: ({ form }) => (form === 'other' ? good({ token: 'whoever' }) : undefined),
  },
]

/** Each order is done as often as it comes. */
function twice(): Plant {
  const seen = new Set<unknown>()
  return {
    call: transferContractCall,
    rule: 'twice',
    asks: ({ input }) => {
      const { clientOrderId, amount } = input
      if (!clientOrderId || amount !== '1.01' || !seen.has(clientOrderId)) return seen.add(clientOrderId) && {}
      return { input: { ...input, clientOrderId: `again-${String(clientOrderId).slice(6)}` } }
    },
  }
}

const orders: Plant[] = [
  {
    call: transferContractCall,
    rule: 'unknown',
    instead: ({ input }) => ('madeByANewerApp' in input ? refused('field-invalid') : undefined),
  },
  twice(),
  {
    call: transferContractCall,
    rule: 'reused',
    instead: ({ input }) => (input.amount === '1.02' ? good({ id: '1', balance: '1', contract: '1' }) : undefined),
  },
  { call: transferContractCall, rule: 'deadline', asks: ({ input: { deadline: _, ...input } }) => ({ input }) },
  {
    call: balanceLogCall,
    rule: 'found',
    tells: (answer, { query }) => (query.has('clientOrderId') ? result(all => ({ ...all, records: [] }))(answer) : {}),
  },
]

/** All but one can stand in one server. */
export const manyFaults = (): Plant[] => [...shapes, ...refusals, ...doors, careless(), ...sealing, ...orders]

/** Books that do not agree: what orders tell is right, and the balance and the records are not. */
export const wrongBooks: Plant[] = [
  {
    call: userBalanceCall,
    rule: 'money',
    tells: result(all =>
      (all as unknown as { available: string }[]).map(row => ({
        ...row,
        available: `${row.available.split('.')[0]}.00`,
      })),
    ),
  },
  {
    call: balanceLogCall,
    rule: 'books',
    tells: result(all => ({
      ...all,
      records: (all.records as { amount: string }[]).map(row => ({ ...row, amount: row.amount.replace('-', '') })),
    })),
  },
]
