/** Three searches to begin with, of what the person holds or looks at. */
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { favouritesAtom, useTickers } from 'shell/market-feed'
import { useSession } from 'shell/session'
import type { ActWording, Means } from './act-hits.model.ts'
import { type Example, examplesOf, ownSymbol } from './examples.model.ts'
import { screens } from './screens.ts'
import { useFigure } from './use-wording.ts'
import { type Say, usual } from './words.ts'

export function useExamples({ pairs, trades, hasAlerts, way }: Means, say: Say, wording: ActWording): Example[] {
  const { t } = useLingui()
  const figure = useFigure()
  const { signedIn } = useSession()
  const own = ownSymbol(trades, useAtomValue(favouritesAtom), pairs)
  const [ticker] = useTickers(own === undefined ? [] : [own])
  const screen = screens.find(one => way(one.to))
  return examplesOf({
    ...{ pairs, trades, signedIn, own, figure, wording },
    word: name => usual(say, name),
    high: (hasAlerts && ticker?.high24h) || undefined,
    screen: screen && { text: say(screen.title), note: t`Finds this screen` },
  })
}
