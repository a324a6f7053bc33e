/** The way to the card of first steps on Home, until all of them are done. */
import { Trans } from '@lingui/react/macro'
import { taskListCall } from '@shared/contract/calls/account'
import { firstSteps } from '@shared/contract/first-steps'
import * as to from '@shared/contract/to'
import { Icon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { Footprints } from 'lucide-react'
import { useWay } from 'shell/navigation'
import { useCall } from 'shell/query'
import { hasFeature } from 'shell/transport'

export function FirstSteps() {
  const href = useWay(to.home({ steps: 'show' }))
  const { data } = useCall(taskListCall, {}, { enabled: hasFeature('welfare') })
  const steps = firstSteps(data ?? [])
  const [done, all] = [steps.filter(({ isDone }) => isDone).length, steps.length]
  if (!href || done === all) return null
  return (
    <List panel>
      <ListRow
        lead={<Icon of={Footprints} size={22} />}
        title={<Trans>First steps</Trans>}
        value={
          <Trans>
            {done} of {all}
          </Trans>
        }
        href={href}
      />
    </List>
  )
}
