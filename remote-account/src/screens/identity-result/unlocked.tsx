/** What a verified identity brings; only what is here is named. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { IdentityOutcome } from '@shared/contract/calls/account'
import { identityStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { Icon } from '@shared/ui/icon'
import { ListRow } from '@shared/ui/list-row'
import { Check } from 'lucide-react'
import { useWays } from 'shell/navigation'
import { useSession } from 'shell/session'
import type { Kind } from './kind.ts'
import { Named } from './named.tsx'

type Row = { title: string; href?: string | undefined }

function useRows(kind: Kind): Row[] {
  const { t } = useLingui()
  const way = useWays()
  const points = useSession().user?.creditParts?.find(({ code }) => code === kind)?.points
  const welfare = way(to.welfare())
  const loan = way(to.loan())
  return [
    ...(kind === 'basic' ? [{ title: t`All features are unlocked` }] : []),
    ...(loan ? [{ title: t`Higher loan limits`, href: loan }] : []),
    ...(points ? [{ title: t`Credit score: +${points}` }] : []),
    ...(kind === 'basic' && welfare ? [{ title: t`See your rewards`, href: welfare }] : []),
  ]
}

export function Unlocked({ kind, next }: { kind: Kind; next: IdentityOutcome | null | undefined }) {
  const { t } = useLingui()
  const advanced = useWays()(to.identityAdvanced())
  const open = kind === 'basic' && (!next || next.state === identityStates.rejected)
  return (
    <>
      <Named title={t`What this unlocks`}>
        {useRows(kind).map(({ title, href }) => (
          <ListRow key={title} lead={<Icon of={Check} size={20} />} title={title} href={href} />
        ))}
      </Named>
      {open && advanced && (
        <Button wide look="primary" href={advanced}>
          <Trans>Continue to advanced verification</Trans>
        </Button>
      )}
    </>
  )
}
