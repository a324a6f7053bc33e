/** What a check claims; where it failed the contrary. */
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Checked, CheckName } from './proof.model.ts'

export const Claim = ({ of: { name, result } }: { of: Checked }) =>
  result === 'fails' ? <Fails name={name} /> : <Holds name={name} />

function Holds({ name }: { name: CheckName }): ReactNode {
  const words = {
    commitment: <Trans>The seed matches the commitment</Trans>,
    list: <Trans>The list matches its hash</Trans>,
    own: <Trans>Your entry is in the list</Trans>,
    winners: <Trans>The draw gives the same winners</Trans>,
  }
  return words[name]
}

function Fails({ name }: { name: CheckName }): ReactNode {
  const words = {
    commitment: <Trans>The seed doesn't match the commitment</Trans>,
    list: <Trans>The list doesn't match its hash</Trans>,
    own: <Trans>The list doesn't show your entry as you made it</Trans>,
    winners: <Trans>The draw gives different winners</Trans>,
  }
  return words[name]
}
