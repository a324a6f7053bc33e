/** Proving who one is by a document and its photos (docs/rules/account.md#identity). */
import { Trans, useLingui } from '@lingui/react/macro'
import { type IdentityOutcome, identityStatesCall } from '@shared/contract/calls/account'
import { identityStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Stepper } from '@shared/ui/stepper'
import { TitleBar } from '@shared/ui/title-bar'
import { back, usePlace } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page } from 'shell/screen'
import { ToResult } from '../../parts/to-result.tsx'
import { DetailsStep } from './details-step.tsx'
import { type Step, steps } from './identity.model.ts'
import css from './identity.module.css'
import { IntroStep } from './intro-step.tsx'
import { PhotosStep } from './photos-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { useApplication } from './use-application.ts'

export default function IdentityScreen() {
  const { back: from } = usePlace(to.identity).query
  const states = useCall(identityStatesCall, {}, { opening: 'always' })
  return (
    <Page>
      <TitleBar title={<Trans>Identity verification</Trans>} onBack={back} />
      <div className={css.page}>
        <Loaded
          of={states}
          undated
          title={<Trans>Couldn't load your verification</Trans>}
          skeleton={<SkeletonRows rows={6} />}
        >
          {({ basic = null, reviewMinutes }) =>
            mayHandIn(basic) ? (
              <Way before={basic} reviewMinutes={reviewMinutes} />
            ) : (
              <ToResult kind="basic" back={from} />
            )
          }
        </Loaded>
      </div>
    </Page>
  )
}

const mayHandIn = (basic: IdentityOutcome | null) => basic === null || basic.state === identityStates.rejected

function useStepNames(): Record<Step, string> {
  const { t } = useLingui()
  return { details: t`Details`, photos: t`Photos`, review: t({ message: 'Review', context: 'step' }) }
}

type WayProps = { before: IdentityOutcome | null; reviewMinutes: number | null | undefined }

function Way({ before, reviewMinutes }: WayProps) {
  const { t } = useLingui()
  const names = useStepNames()
  const of = useApplication(before)
  if (of.step === 'intro') return <IntroStep reviewMinutes={reviewMinutes} onStart={() => of.setStep('details')} />
  return (
    <>
      <Stepper label={t`Steps`} steps={steps.map(step => names[step])} now={steps.indexOf(of.step)} />
      {of.step === 'details' && <DetailsStep of={of} before={before} />}
      {of.step === 'photos' && <PhotosStep of={of} />}
      {of.step === 'review' && <ReviewStep of={of} />}
    </>
  )
}
