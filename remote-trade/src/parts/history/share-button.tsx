/** The way from what has ended to its picture. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Share2 } from 'lucide-react'
import { useLateSheet } from 'shell/screen'
import type { Ended } from './result.model.ts'

const load = () => import(/* webpackChunkName: "result-sheet" */ './result-sheet.tsx')

export function ShareButton({ ended }: { ended: Ended }) {
  const sheet = useLateSheet<Ended, Awaited<ReturnType<typeof load>>>(load)
  return (
    <>
      <Button wide icon={Share2} onClick={() => void sheet.show(ended)}>
        <Trans>Share result</Trans>
      </Button>
      {sheet.draw(({ ResultSheet }, of, { key, ...frame }) => (
        <ResultSheet key={key} ended={of} {...frame} />
      ))}
    </>
  )
}
