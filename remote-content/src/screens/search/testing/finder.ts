/** A person's means and words for tests of the search: all pairs of a fresh exchange, its articles, one of each kind of record. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MessageDescriptor } from '@lingui/core'
import type { Position, SymbolInfo } from '@shared/contract'
import { directions, marginModes, orderTypes, positionStates, tradeTypes } from '@shared/contract/codes'
import { LOCALES, type Locale } from '@shared/format/languages'
import { formatDecimal } from '@shared/format/number'
import { nameOf } from '../../../../../shared/engine/src/market/names.ts'
import { symbols } from '../../../../../shared/engine/src/market/symbols.ts'
import { readWords } from '../../../../../shared/federation/src/words/catalog.ts'
import { traditional } from '../../../../../shared/federation/src/words/traditional.ts'
import { type ActWording, actHits, type Means } from '../act-hits.model.ts'
import { helpEntries } from '../help.model.ts'
import { type Entry, found } from '../hits.model.ts'
import { byHeat, pairEntries } from '../pairs.model.ts'
import { questionsOf } from '../questions.model.ts'
import { recordEntries, recordKinds, type Wording } from '../records.model.ts'
import { chatEntry, screenEntries } from '../screens.ts'
import type { RecordRows } from '../search.api.ts'
import { readTyped } from '../typed.model.ts'
import { idleWords, type Say, wordsIn } from '../words.ts'

const here = import.meta.dirname
const way = (to: string) => `#${to}`

/** What the unit says in a language. */
export async function sayIn(locale: Locale): Promise<Say> {
  const words = await readWords(path.join(here, '../../../..'), LOCALES[locale].catalog)
  return ({ id, message }: MessageDescriptor) => words[id] ?? message ?? ''
}

const listed: Readonly<Record<Locale, readonly SymbolInfo[]>> = Object.fromEntries(
  Object.entries(LOCALES).map(([locale, { catalog }]) => [
    locale,
    symbols.map(spec => infoOf(spec, catalog)).sort(byHeat),
  ]),
) as Record<Locale, SymbolInfo[]>

function infoOf(spec: (typeof symbols)[number], language: (typeof LOCALES)[Locale]['catalog']): SymbolInfo {
  const { tradeTypes: types, leverages, tiers, sessions, baseCurrency, quoteCurrency, category } = spec
  const lists = { tradeTypes: [...types], leverages: [...leverages], tiers: [...tiers], sessions: [...sessions] }
  return { ...spec, ...lists, icon: null, name: nameOf(baseCurrency, quoteCurrency, category, language) }
}

const seed = path.join(here, '../../../../../shared/products/src/content/seed/articles')
const field = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? ''

/** The help articles of a fresh exchange; the few without a category are documents. */
function articlesIn(locale: Locale) {
  const { code, script } = LOCALES[locale]
  const written = script === 'hant' ? traditional : (text: string) => text
  return readdirSync(seed).flatMap(id => {
    const category = field(readFileSync(path.join(seed, id, `${LOCALES['en-US'].code}.md`), 'utf8'), 'category')
    const text = readFileSync(path.join(seed, id, `${code}.md`), 'utf8')
    const [title, abstract, words] = ['title', 'abstract', 'keywords'].map(name => written(field(text, name)))
    const keywords = (words ?? '').split(',').map(word => word.trim())
    return category ? [{ id, category, title: title ?? '', abstract, keywords }] : []
  })
}

/** A long of 0.1 BTC at 64,000 with 640 USDT of margin. */
export const position: Position = {
  id: 'p1',
  tradeType: tradeTypes.contract,
  symbol: 'BTCUSDT',
  direction: directions.buy,
  orderType: orderTypes.market,
  quantity: '0.1',
  leverage: 10,
  marginMode: marginModes.isolated,
  margin: '640',
  openPrice: '64000',
  liquidationPrice: '57853.24',
  currency: 'USDT',
  state: positionStates.running,
  createTime: '2026-11-25 10:00:00',
}

const time = '2026-11-24 10:00:00'
const deposit = { id: 'd1', currency: 'USDT', network: 'TRC20', amount: '250.5', status: 1, createTime: time } as const
const swap = {
  id: 's1',
  fromCurrency: 'USDT',
  toCurrency: 'ETH',
  issued: '75',
  obtained: '0.02',
  exchangeRate: '3',
  spread: '0',
  createTime: time,
}

export const rows: RecordRows = {
  closed: [],
  seconds: [],
  recharges: [deposit],
  withdrawals: [],
  transfers: [],
  swaps: [swap],
}

export const meansIn = (locale: Locale): Means => ({
  pairs: listed[locale],
  trades: { ...rows, running: [position] },
  hasAlerts: true,
  hasSpot: true,
  way,
})

const wordingIn = (locale: Locale, say: Say): Wording => ({
  kind: recordKinds(say),
  amount: (value, unit) => formatDecimal(locale, value, { places: 8, minPlaces: 0, unit }),
  time: text => text,
  pair: symbol => symbol,
})

/** Titles are compared by their keys: an act's says its name. */
export const acting: ActWording = {
  withdraw: (amount, currency) => `withdraw ${amount} ${currency}`,
  transfer: (amount, currency) => `transfer ${amount} ${currency}`,
  trade: ({ name, number, counts, info }) =>
    [name, number ?? '', counts === 'dollars' ? 'USDT of' : '', info.baseCurrency].filter(Boolean).join(' '),
  alert: (symbol, price) => `alert ${symbol} ${price}`,
  close: row => `close ${row.id}`,
  why: price => `why ${price.id}`,
  note: { withdraw: '', transfer: '', buy: '', sell: '', alert: '', close: '', why: '' },
}

export type Finder = {
  entries: readonly Entry[]
  /** Keys of all hits, an act as its title, in their order. */
  find(typed: string): string[]
}

export async function finderIn(locale: Locale): Promise<Finder> {
  const say = await sayIn(locale)
  const means = meansIn(locale)
  const entries = [
    ...pairEntries(means.pairs, way),
    ...screenEntries(say, way, true),
    ...chatEntry(say, way('/outlink')),
    ...helpEntries(articlesIn(locale), LOCALES[locale].code, way),
    ...recordEntries(rows, wordingIn(locale, say), way),
  ]
  const words = wordsIn(say)
  const asked = questionsOf(entries, say(idleWords))
  const find = (text: string) => {
    const typed = readTyped(text, locale)
    const hits = found(entries, actHits(typed, means, words, acting), typed, asked).flatMap(group => group.hits)
    return hits.map(({ group, title, key }) => (group === 'act' ? title : key))
  }
  return { entries, find }
}
