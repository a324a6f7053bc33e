/** The draw and its proof: checked here, by the formula that the exchange draws with (docs/rules/invest.md#the-draw). */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DrawProofAnswer, Offering } from '@shared/contract/calls/invest/offerings'
import { applicationStates } from '@shared/contract/codes'
import { csvFile } from '@shared/format/csv'
import { fromServerTime } from '@shared/format/time'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Countdown } from '@shared/ui/countdown'
import { saveFile } from '@shared/ui/save-file'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Info } from 'lucide-react'
import { useMemo } from 'react'
import { serverNow } from 'shell/market-feed'
import { Loaded, type useAddressedSheet, useOfflineReason } from 'shell/screen'
import { useSession } from 'shell/session'
import { Checks } from './checks.tsx'
import { Entries } from './entries.tsx'
import { WonOf } from './figures.tsx'
import { useProof } from './offerings.api.ts'
import css from './offerings.module.css'
import { lotsIn, proofLines } from './proof.model.ts'
import { witnessOf } from './witness.ts'
import { useFigures } from './words.ts'

type Props = { of: Offering; frame: ReturnType<typeof useAddressedSheet>['frame']; onPay(): void }

export function ProofSheet({ of, frame, onPay }: Props) {
  const proof = useProof(of.id, frame.open)
  return (
    <Sheet
      {...frame}
      title={of.winningPrice ? <Trans>Draw result</Trans> : <Trans>Final list</Trans>}
      actions={proof.data && <Acts of={of} proof={proof.data} onPay={onPay} />}
    >
      <Loaded of={proof} title={<Trans>Couldn't load the list</Trans>} skeleton={<SkeletonRows rows={6} />}>
        {told => <Proof of={of} proof={told} />}
      </Loaded>
    </Sheet>
  )
}

function Proof({ of, proof }: { of: Offering; proof: DrawProofAnswer }) {
  const user = useSession().user?.id ?? ''
  const { my, id } = of
  const checked = useMemo(
    () => ({ proof, mine: witnessOf({ user, offering: id }, { my }), told: my?.wonLots ?? null }),
    [proof, user, id, my],
  )
  return (
    <div className={css.sheet}>
      <Outcome of={of} proof={proof} />
      <Checks of={checked} />
      {proof.beacon === '' && (
        <Banner
          kind="wait"
          icon={Info}
          title={<Trans>No public beacon was set for this draw, so the operator could have added entries.</Trans>}
        />
      )}
      <Entries proof={proof} own={checked.mine?.orderNo} />
    </div>
  )
}

function Outcome({ of, proof }: { of: Offering; proof: DrawProofAnswer }) {
  const { price, count } = useFigures()
  const { my, winningPrice } = of
  const all = lotsIn(proof)
  const drawn = count(Math.min(all, proof.totalLots))
  const total = count(all)
  return (
    <div className={css.outcome}>
      <div>
        {my?.wonLots != null && (
          <h3 className="title-2">
            <WonOf {...my} />
          </h3>
        )}
        <p>
          {proof.serverSeed === null ? (
            <Plural value={all} one={`Applications for ${total} lot`} other={`Applications for ${total} lots`} />
          ) : (
            <Trans>
              {drawn} of {total} lots drawn
            </Trans>
          )}
        </p>
      </div>
      {winningPrice && (
        <div className={css.price}>
          <b className="num" translate="no">{`${price(winningPrice)} USDT`}</b>
          <p>
            <Trans>Winning price</Trans>
          </p>
        </div>
      )}
    </div>
  )
}

function Acts({ of, proof, onPay }: { of: Offering; proof: DrawProofAnswer; onPay(): void }) {
  const { price } = useFigures()
  const offline = useOfflineReason()
  const { my } = of
  const amount = price(my?.amount)
  const left = <Countdown until={fromServerTime(of.payEnd)} now={serverNow} />
  return (
    <>
      <SaveList of={of} proof={proof} />
      {my?.status === applicationStates.won && (
        <Button wide look="primary" reason={offline} onClick={onPay} consequence={<Trans>{left} left</Trans>}>
          <Trans>Pay {amount} USDT</Trans>
        </Button>
      )}
    </>
  )
}

function SaveList({ of: { symbol }, proof }: { of: Offering; proof: DrawProofAnswer }) {
  const { t } = useLingui()
  const heads = {
    columns: [
      t`Application number`,
      t({ message: 'Lots', context: 'offering' }),
      t`Salt`,
      t({ message: 'Won', context: 'offering' }),
      t`Sample user`,
    ],
    terms: [
      t({ message: 'Commitment', context: 'draw' }),
      t`Seed`,
      t`SHA-256 of the list`,
      t`Public beacon`,
      t`Total lots`,
    ] as const,
    sample: t`Sample user`,
  }
  return (
    <Button wide onClick={() => saveFile(csvFile(proofLines(proof, heads)), `${symbol.toLowerCase()}-draw.csv`)}>
      <Trans>Save list</Trans>
    </Button>
  )
}
