/** Lets lines be dragged: over the chart of an upright phone, beside the tools of one on its side. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'

export const EditButton = ({ onPress }: { onPress(): void }) => (
  <Button small onClick={onPress}>
    <Trans>Edit lines</Trans>
  </Button>
)
