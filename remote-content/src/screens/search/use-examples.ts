/** Three searches to begin with, of what the person holds or looks at. */
import { useAtomValue } from 'jotai'
import { favouritesAtom, useTickers } from 'shell/market-feed'
import { useSession } from 'shell/session'
import type { Means } from './act-hits.model.ts'
import { examplesOf, ownSymbol } from './examples.model.ts'
import { screens } from './screens.ts'
import { useFigure } from './use-wording.ts'
import { type Say, usual } from './words.ts'

export function useExamples({ pairs, trades, way }: Means, say: Say): string[] {
  const figure = useFigure()
  const { signedIn } = useSession()
  const own = ownSymbol(trades, useAtomValue(favouritesAtom), pairs)
  const [ticker] = useTickers(own === undefined ? [] : [own])
  const screen = screens.find(one => way(one.to))
  return examplesOf({
    ...{ pairs, trades, signedIn, own, figure },
    word: name => usual(say, name),
    reached: ticker?.high24h ?? undefined,
    screen: screen && say(screen.title),
  })
}
