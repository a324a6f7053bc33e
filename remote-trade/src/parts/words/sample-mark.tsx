import { Trans } from '@lingui/react/macro'
import { Badge } from '@shared/ui/badge'

/** Beside the name of a row that nobody placed: of the demo account's history. */
export const SampleMark = ({ of: row }: { of: { sample?: boolean | null | undefined } }) =>
  row.sample ? (
    <Badge>
      <Trans context="history">Sample</Trans>
    </Badge>
  ) : null
