/** What a failed check held against what: everything that it takes to see who is right. */
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Code } from './figures.tsx'
import type { Value } from './proof.model.ts'
import { useFigures } from './words.ts'

export function Held({ of }: { of: Value }) {
  return (
    <div>
      <dt>
        <Label of={of} />
      </dt>
      <dd>
        <Text of={of} />
      </dd>
    </div>
  )
}

function Label({ of }: { of: Value }): ReactNode {
  switch (of.of) {
    case 'promised':
      return <Trans>Kept on this phone</Trans>
    case 'shown':
      return <Trans>Shown by the exchange</Trans>
    case 'ofSeed':
      return <Trans>SHA-256 of the seed</Trans>
    case 'seed':
      return <Trans>Seed</Trans>
    case 'published':
      return <Trans>Hash shown by the exchange</Trans>
    case 'seen':
      return <Trans>Seen before the draw</Trans>
    case 'ofList':
      return <Trans>SHA-256 of the list</Trans>
    case 'sent':
      return <Trans>Your application</Trans>
    case 'listed':
    case 'missing':
      return <Trans>In the list</Trans>
    case 'twice':
      return <Trans>Listed twice</Trans>
    case 'won':
      return <Code>{of.orderNo}</Code>
  }
}

function Text({ of }: { of: Value }): ReactNode {
  const { count } = useFigures()
  switch (of.of) {
    case 'sent':
    case 'listed': {
      const { lots, salt } = of
      return (
        <>
          <Code>{of.orderNo}</Code> <Plural value={lots} one={`# lot, salt ${salt}`} other={`# lots, salt ${salt}`} />
        </>
      )
    }
    case 'missing':
      return <Trans>Not found</Trans>
    case 'twice':
      return <Code>{of.orderNo}</Code>
    case 'won': {
      const [shown, drawn] = [of.shown === null ? '--' : count(of.shown), count(of.drawn)]
      return (
        <Trans>
          shown {shown}, drawn {drawn}
        </Trans>
      )
    }
    default:
      return <Code>{of.text}</Code>
  }
}
