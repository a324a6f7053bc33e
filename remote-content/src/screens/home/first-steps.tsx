/** What a new person does first: verify, deposit, trade. Each leads to its screen and names its reward. */
import { Trans, useLingui } from '@lingui/react/macro'
import { HELD_FUNDS, HELD_NIGHTS } from '@shared/contract/limits'
import * as to from '@shared/contract/to'
import { formatDecimal } from '@shared/format/number'
import { Icon } from '@shared/ui/icon'
import { IconButton } from '@shared/ui/icon-button'
import { List, ListRow } from '@shared/ui/list-row'
import { Circle, CircleCheck, Clock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from 'shell/i18n'
import { useWay } from 'shell/navigation'
import { toast } from 'shell/overlay'
import type { Step, StepState } from './first-steps.model.ts'
import css from './first-steps.module.css'
import { useFirstSteps } from './use-first-steps.ts'

export function FirstSteps() {
  const { steps, isKnown, putAway } = useFirstSteps()
  if (steps.length === 0) return null
  const card = <Card steps={steps} onPutAway={putAway} />
  return isKnown ? card : <Waits>{card}</Waits>
}

/** As high as the card that comes, in every language: it is there, and not seen. */
const Waits = ({ children }: { children: ReactNode }) => (
  <div className={css.waits}>
    <div className={css.unseen} aria-hidden="true">
      {children}
    </div>
  </div>
)

function Card({ steps, onPutAway }: { steps: readonly Step[]; onPutAway(): void }) {
  const { t } = useLingui()
  const [done, all] = [steps.filter(({ state }) => state === 'done').length, steps.length]
  const hide = () => {
    onPutAway()
    toast(t`You'll find the first steps in Personal.`)
  }
  return (
    <section className={css.steps} aria-labelledby="home-steps">
      <div className={css.head}>
        <h2 id="home-steps" className={css.title}>
          <Trans>First steps</Trans>
        </h2>
        <span className={css.count}>
          <Trans>
            {done} of {all}
          </Trans>
        </span>
        <IconButton icon={X} size={18} label={t`Hide the first steps`} onClick={hide} />
      </div>
      <List panel>
        {steps.map(step => (
          <StepRow key={step.code} step={step} />
        ))}
      </List>
      <Conditions />
    </section>
  )
}

const marks = { open: Circle, rejected: Circle, review: Clock, done: CircleCheck } satisfies Record<StepState, unknown>

function StepRow({ step: { code, state, reward, target, href } }: { step: Step }) {
  const { t } = useLingui()
  const figure = useFigure()
  const [sum, from] = [figure(reward), figure(target)]
  const titles = {
    basic: t`Verify your identity`,
    recharge: t`Make your first deposit`,
    'first-contract': t`Close your first contract position`,
  }
  const notes = {
    basic: t`Unlocks rewards and higher limits`,
    recharge: t`Unlocks trading. Deposits must total ${from} USDT.`,
    'first-contract': t`Open one and close it again`,
  }
  const states = { review: t`We're checking your documents.`, rejected: t`See why and submit again.` }
  const note = state === 'review' || state === 'rejected' ? states[state] : notes[code]
  const isDone = state === 'done'
  return (
    <ListRow
      lead={
        <span className={css.mark} data-state={state}>
          <Icon of={marks[state]} size={22} />
        </span>
      }
      title={titles[code]}
      note={isDone ? undefined : note}
      value={isDone ? t`Done` : t`+${sum} USDT`}
      href={isDone ? undefined : href}
    />
  )
}

function useFigure(): (value: string) => string {
  const { bcp47 } = useLanguage()
  return value => formatDecimal(bcp47, value, { places: 2, minPlaces: 0 })
}

/** When a reward can be claimed. */
function Conditions() {
  const href = useWay(to.welfare())
  const figure = useFigure()
  const [funds, nights] = [figure(HELD_FUNDS), HELD_NIGHTS]
  return (
    <p className={css.note}>
      <Trans>
        You can claim rewards once {funds} USDT have stayed for {nights} nights.
      </Trans>{' '}
      {href && (
        <a className={css.way} href={href}>
          <Trans>Welfare centre</Trans>
        </a>
      )}
    </p>
  )
}
