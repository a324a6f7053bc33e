import { Trans } from '@lingui/react/macro'
import { Badge } from '@shared/ui/badge'

/** Beside the state of an order that nobody placed: of the demo account's history. */
export const SampleMark = ({ of: { sample } }: { of: { sample?: boolean | null | undefined } }) =>
  sample ? (
    <Badge>
      <Trans context="history">Sample</Trans>
    </Badge>
  ) : null
