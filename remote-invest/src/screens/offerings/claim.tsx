/** What a check claims; where it failed the contrary. */
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Checked, CheckName } from './proof.model.ts'

export const Claim = ({ of: { name, result } }: { of: Checked }) =>
  result === 'fails' ? <Fails name={name} /> : <Holds name={name} />

function Holds({ name }: { name: CheckName }): ReactNode {
  const words = {
    commitment: <Trans>The seed fits the commitment</Trans>,
    list: <Trans>The list fits its hash</Trans>,
    own: <Trans>Your entry is in the list</Trans>,
    winners: <Trans>The winners come out the same</Trans>,
  }
  return words[name]
}

function Fails({ name }: { name: CheckName }): ReactNode {
  const words = {
    commitment: <Trans>The seed doesn't fit the commitment</Trans>,
    list: <Trans>The list doesn't fit its hash</Trans>,
    own: <Trans>Your entry isn't in the list as you made it</Trans>,
    winners: <Trans>The winners come out differently</Trans>,
  }
  return words[name]
}
