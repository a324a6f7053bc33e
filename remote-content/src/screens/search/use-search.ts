/** Everything the search knows, and what it finds of it for the typed text. */
import { useLingui } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import type { Way } from '@shared/contract/address'
import { hideBalancesAtom } from '@shared/ui/preferences'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLanguage } from 'shell/i18n'
import { useLiveChat, useWays } from 'shell/navigation'
import { useSession } from 'shell/session'
import { hasFeature } from 'shell/transport'
import { useHelpList } from '../../parts/help-list.ts'
import { actHits, type Means } from './act-hits.model.ts'
import { helpEntries } from './help.model.ts'
import { type Entry, type Found, found } from './hits.model.ts'
import { byHeat, pairEntries } from './pairs.model.ts'
import { questionsOf } from './questions.model.ts'
import { recordEntries } from './records.model.ts'
import { chatEntry, screenEntries } from './screens.ts'
import { type RecordRows, type Records, rowsOf, useRecords, useRunning, useSymbols } from './search.api.ts'
import { readTyped } from './typed.model.ts'
import { useExamples } from './use-examples.ts'
import { useActWording, useRecordWording } from './use-wording.ts'
import { idleWords, type Say, wordsIn } from './words.ts'

/** One sign finds half of everything: records are asked for from two on. */
const LEAST = 2
const none: readonly Position[] = []

function useSay(): Say {
  const { i18n } = useLingui()
  return message => i18n._(message)
}

function useAnswers(settled: string, explains: boolean) {
  const [symbols, help, running] = [useSymbols(), useHelpList(), useRunning()]
  const records = useRecords(explains || [...settled].length >= LEAST)
  const pairs = useMemo(() => [...(symbols.data ?? [])].sort(byHeat), [symbols.data])
  const rows = useRows(records)
  return { help, running, pairs, rows, all: [symbols, help, running, ...Object.values(records)] }
}

/** The same rows until an answer is another. */
function useRows({ closed, seconds, recharges, withdrawals, transfers, swaps }: Records): RecordRows {
  return useMemo(
    () => rowsOf(closed.data, seconds.data, recharges.data, withdrawals.data, transfers.data, swaps.data),
    [closed.data, seconds.data, recharges.data, withdrawals.data, transfers.data, swaps.data],
  )
}

/** Made once for the answers that are there: a key press folds nothing but what was typed. */
function useEntries(
  { pairs, help, rows }: ReturnType<typeof useAnswers>,
  say: Say,
  way: (to: Way) => string | undefined,
) {
  const { signedIn } = useSession()
  const { code, bcp47 } = useLanguage()
  const chat = useLiveChat()
  const hidden = useAtomValue(hideBalancesAtom)
  const words = useRecordWording(pairs)
  const articles = help.data?.records
  // biome-ignore lint/correctness/useExhaustiveDependencies: functions are others at each drawing; these decide what they answer
  return useMemo(
    (): Entry[] => [
      ...pairEntries(pairs, way),
      ...screenEntries(say, way, signedIn),
      ...chatEntry(say, chat),
      ...helpEntries(articles ?? [], code, way),
      ...recordEntries(rows, words, way),
    ],
    [pairs, articles, rows, signedIn, chat, hidden, bcp47],
  )
}

/** @param explains whether a price is explained: a closed trade is found among the records */
export function useSearch(text: string, settled: string, explains: boolean) {
  const { bcp47 } = useLanguage()
  const [say, way] = [useSay(), useWays()]
  const answers = useAnswers(settled, explains)
  const trades = { ...answers.rows, running: answers.running.data?.records ?? none }
  const features = { hasAlerts: hasFeature('price-alerts'), hasSpot: hasFeature('spot-orders') }
  const means: Means = { pairs: answers.pairs, trades, ...features, way }
  const entries = useEntries(answers, say, way)
  const wording = useActWording(answers.pairs)
  const typed = readTyped(text, bcp47)
  const acts = actHits(typed, means, wordsIn(say), wording)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `say` is another at each drawing; entries change with the language
  const asked = useMemo(() => questionsOf(entries, say(idleWords)), [entries])
  const foundHits: Found[] = found(entries, acts, typed, asked)
  return {
    found: foundHits,
    examples: useExamples(means, say, wording),
    trades,
    pairs: answers.pairs,
    loading: answers.all.some(answer => answer.isLoading && !answer.isPaused),
    failed: answers.all.filter(answer => answer.isError && !answer.isPaused),
  }
}
