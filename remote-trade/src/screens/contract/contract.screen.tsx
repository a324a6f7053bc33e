/** Contract: leveraged positions, opened, watched and closed (trade.md, /heyue). */

import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { pairOf } from '@shared/contract/symbols'
import { Banner } from '@shared/ui/banner'
import { EmptyState } from '@shared/ui/empty-state'
import { ErrorPanel } from '@shared/ui/error-panel'
import { deviceAtom } from '@shared/ui/preferences'
import { PullToRefresh } from '@shared/ui/pull-to-refresh'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { useQueryClient } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useCallback } from 'react'
import { setQuery, useRefetchOnReturn, useRoute } from 'shell/navigation'
import { failureOf } from 'shell/transport'
import { isContract, useSymbols } from '../../parts/symbols.ts'
import { rememberedAtom } from '../../parts/terms.ts'
import { Ticket } from '../../parts/ticket/ticket.tsx'
import { useLater } from '../../parts/use-later.ts'
import { Book } from './book.tsx'
import { type Chosen, chosenSymbol, wantedSide } from './contract.model.ts'
import css from './contract.module.css'
import { Funds } from './funds.tsx'
import { PairHeader } from './pair-header.tsx'

const load = () => import(/* webpackChunkName: "contract-later" */ './later.ts')
/** Of the preview, in design pixels. */
const HEIGHT = 60

const previewAtom = deviceAtom('trade.preview.v1', stored => stored !== false)

/** Everything of this unit that is on the page, once more. */
function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => queries.refetchQueries({ queryKey: ['trade'], type: 'active' }), [queries])
}

export default function ContractScreen() {
  const { query } = useRoute()
  const [{ symbol: remembered }] = useAtom(rememberedAtom)
  const { data, error, isFetching, refetch } = useSymbols()
  const refresh = useRefresh()
  useRefetchOnReturn(() => void refresh())
  const chosen = data && chosenSymbol(query.symbol, remembered, data, isContract)
  return (
    <PullToRefresh onRefresh={refresh}>
      <div className={css.page}>
        {chosen && <Trading {...chosen} />}
        {data && !chosen && <EmptyState title={<Trans>No markets are available right now</Trans>} />}
        {!data && !error && <SkeletonRows rows={6} />}
        {!data && error && (
          <ErrorPanel
            title={<Trans>Couldn't load the markets</Trans>}
            failure={failureOf(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </PullToRefresh>
  )
}

function Trading({ info, instead }: Chosen) {
  const { query } = useRoute()
  const [remembered, remember] = useAtom(rememberedAtom)
  const [preview, setPreview] = useAtom(previewAtom)
  const { parts } = useLater(load)
  const pick = (symbol: string) => {
    remember({ ...remembered, symbol })
    setQuery({ symbol, side: '' })
  }
  return (
    <>
      <PairHeader info={info} onPick={pick} />
      {instead && <Instead of={instead} />}
      {preview && (parts ? <parts.Preview info={info} /> : <Unpreviewed />)}
      <Funds preview={preview} onPreview={setPreview} />
      <Ticket symbol={info.symbol} side={wantedSide(query)} overTabs>
        <Book info={info} parts={parts} />
      </Ticket>
    </>
  )
}

const Unpreviewed = () => (
  <div className={css.unpreviewed}>
    <Skeleton width="100%" height={HEIGHT} />
  </div>
)

/** The address asked for something that has no contracts here. */
function Instead({ of }: { of: SymbolInfo }) {
  const pair = pairOf(of)
  return (
    <Banner kind="wait" title={<Trans>{pair} isn't available here.</Trans>} onClose={() => setQuery({ symbol: '' })} />
  )
}
