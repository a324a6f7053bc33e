/** The agreement of an order: which text is accepted with it, and where it can be read again. */
import { acceptedTextCall, helpByIdCall } from '@shared/contract/calls/help'
import * as to from '@shared/contract/to'
import { useWay } from 'shell/navigation'
import { useCall } from 'shell/query'
import { hasFeature } from 'shell/transport'

/** Of the text that was opened here: its hash, which goes with the order; undefined where it was not read, or is not known. */
export function useReadText(article: string) {
  const { data, refetch } = useCall(helpByIdCall, { id: article }, { enabled: false })
  return { read: data?.hash ?? undefined, askAnew: () => void refetch() }
}

/** To the text as it was accepted with an order; to the one of now, where the server keeps none. */
export function useAgreementWay(order: string, article: string | undefined): string | undefined {
  const kept = useCall(acceptedTextCall, { subject: order }, { enabled: hasFeature('accepted-texts') })
  const [accepted, now] = [
    to.articleDetail({ kind: 'accepted', id: order }),
    to.articleDetail({ kind: 'help', id: article }),
  ]
  const href = useWay(kept.data ? accepted : now)
  return kept.data || (article && !kept.isPending) ? href : undefined
}
