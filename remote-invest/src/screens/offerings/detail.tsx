/** One offering: where it stands, what came of one's application, its terms, and what its draw is bound to. */
import { Trans } from '@lingui/react/macro'
import type { Offering } from '@shared/contract/calls/invest/offerings'
import { applicationStates, offeringStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useEffect, useLayoutEffect } from 'react'
import { useListMemory, useWay } from 'shell/navigation'
import { Loaded, useLater } from 'shell/screen'
import { useSession } from 'shell/session'
import { hasFeature } from 'shell/transport'
import { Edges } from '../../parts/edges/edges.tsx'
import { Actions } from './actions.tsx'
import { useOffering, useProof } from './offerings.api.ts'
import css from './offerings.module.css'
import { Head, Way } from './offers.tsx'
import { Result } from './result.tsx'
import { When } from './when.tsx'
import { keepFrozen } from './witness.ts'

const loadTerms = () => import(/* webpackChunkName: "offering-terms" */ './terms.tsx')

export function Detail({ id }: { id: string }) {
  useLayoutEffect(() => {
    const main = document.getElementById('main')
    if (main) main.scrollTop = 0 // it takes the place of a list that was scrolled
  }, [])
  useListMemory(id)
  return (
    <Edges>
      <Loaded
        of={useOffering(id)}
        title={<Trans>Couldn't load the offering</Trans>}
        skeleton={<SkeletonRows rows={8} />}
        empty={<Gone />}
      >
        {({ records }) => records.map(one => <Known key={one.id} of={one} />)}
      </Loaded>
    </Edges>
  )
}

function Known({ of }: { of: Offering }) {
  useFrozenList(of)
  const { parts } = useLater(loadTerms)
  return (
    <>
      <div className={css.page}>
        <Head of={of} />
        <Way of={of} />
        {of.my?.status !== applicationStates.won && (
          <p className={css.when}>
            <When of={of} />
          </p>
        )}
        <Result of={of} />
        {parts ? <parts.Terms of={of} /> : <SkeletonRows rows={4} single />}
      </div>
      <Actions of={of} />
    </>
  )
}

/** Between the end of applying and the draw nobody knows who will win: the list that is seen then is the one that must be drawn from. */
function useFrozenList({ id, status }: Offering): void {
  const user = useSession().user?.id
  const waits = status === offeringStates.drawing && hasFeature('ieo-proof')
  const { data } = useProof(id, waits)
  const hash = data?.serverSeed === null ? data.entriesHash : null
  useEffect(() => {
    if (user && hash) keepFrozen({ user, offering: id }, hash)
  }, [user, id, hash])
}

function Gone() {
  const all = useWay(to.offerings())
  const action = (
    <Button small look="tonal" href={all}>
      <Trans>See the offerings</Trans>
    </Button>
  )
  return <EmptyState title={<Trans>Offering not found</Trans>} action={all && action} />
}
