/** Messages that came while the list stands: they push nothing away until they are asked for. */
import { Plural, Trans } from '@lingui/react/macro'
import { Icon } from '@shared/ui/icon'
import { ArrowUp } from 'lucide-react'
import type { Arrived } from './notifications.model.ts'
import css from './notifications.module.css'

type Props = { of: Arrived; show(): Promise<unknown> }

export function Arrivals({ of: { count, exact }, show }: Props) {
  const press = () => {
    const list = document.getElementById('main')
    if (list) list.scrollTop = 0
    void show()
  }
  return (
    <div className={css.arrivals} role="status">
      {count > 0 && (
        <button type="button" className={css.pill} onClick={press}>
          <Icon of={ArrowUp} size={16} />
          {exact ? <Plural value={count} one="# new message" other="# new messages" /> : <Trans>New messages</Trans>}
        </button>
      )}
    </div>
  )
}
