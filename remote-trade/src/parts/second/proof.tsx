/** What lets anybody check the prices of a second contract. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SecondOrder } from '@shared/contract'
import { CopyText } from '@shared/ui/copy-text'
import { copy } from 'shell/overlay'
import css from './second.module.css'

/** On a test market prices are written down beforehand: there is no seed. */
export function Proof({ row: { seedHash, seed } }: { row: SecondOrder }) {
  const { t } = useLingui()
  if (!seedHash) return null
  return (
    <section className={css.proof}>
      <h3 className="title-3">
        <Trans>Verify prices</Trans>
      </h3>
      <p>
        <Trans>
          Each day's prices are generated from one secret seed. We published its hash, below, before the day began and
          publish the seed when the day ends, so anyone can recalculate every price.
        </Trans>
      </p>
      <p className={css.long}>
        <Trans>Hash of the seed</Trans>
        <CopyText value={seedHash} label={t`Copy the hash`} onCopy={() => void copy(seedHash)} />
      </p>
      <p className={css.long}>
        <Trans>Seed</Trans>
        {seed ? (
          <CopyText value={seed} label={t`Copy the seed`} onCopy={() => void copy(seed)} />
        ) : (
          <b>
            <Trans>Published at the end of the day</Trans>
          </b>
        )}
      </p>
    </section>
  )
}
