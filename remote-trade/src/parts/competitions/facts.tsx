/** What a competition is about, in three figures. */
import { Trans } from '@lingui/react/macro'
import type { Competition } from '@shared/contract'
import type { ReactNode } from 'react'
import { useFigures } from '../words/figures.ts'
import css from './competitions.module.css'

export function Facts({ of }: { of: Competition }) {
  const { exact } = useFigures()
  const most = exact(String(of.maxParticipants))
  return (
    <dl className={css.facts}>
      <Fact
        label={<Trans>Participants</Trans>}
        value={exact(String(of.participantCount))}
        unit={<Trans>of {most}</Trans>}
      />
      <Fact label={<Trans>Entry funds</Trans>} value={exact(of.entryFunds)} unit="USDT" />
      <Fact label={<Trans context="competition">Virtual funds</Trans>} value={exact(of.virtualFunds)} unit="USDT" />
    </dl>
  )
}

const Fact = ({ label, value, unit }: Record<'label' | 'value' | 'unit', ReactNode>) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b>{value}</b> <small>{unit}</small>
    </dd>
  </div>
)
