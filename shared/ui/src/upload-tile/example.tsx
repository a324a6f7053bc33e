import { type Example, Stack } from '../example.tsx'
import { type UploadState, UploadTile } from './index.tsx'

const preview =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"%3E%3Cpath fill="%23fff" d="M10 4h28v40H10z"/%3E%3Cpath stroke="%23888" stroke-width="2" d="M15 12h12M15 18h18M15 24h18M15 30h10"/%3E%3C/svg%3E'
const name = 'receipt-21-11.jpg'
const none = () => {}

const states: UploadState[] = [
  { kind: 'empty' },
  { kind: 'compressing', name },
  { kind: 'uploading', name, preview, part: 0.64, bytes: 325_632 },
  { kind: 'done', name: 'a-name-that-is-much-longer-than-the-tile-is-wide.jpg', preview },
  { kind: 'failed', name, preview, reason: 'The connection broke off at 64 %.' },
  { kind: 'kept', name: 'Back side' },
  { kind: 'rejected', name: 'Front side', reason: 'The name cannot be read.' },
]

/** Retaken by the camera, not picked. */
const earlier = ({ kind }: UploadState) => kind === 'kept' || kind === 'rejected'

const render = () => (
  <Stack>
    {states.map(state => (
      <UploadTile
        key={state.kind}
        state={state}
        label="Picture of the transfer"
        hint="JPG, PNG"
        onPick={none}
        {...(earlier(state) && { onTake: none })}
        onRetry={none}
        onRemove={none}
      />
    ))}
  </Stack>
)

export const example: Example = { name: 'Upload tile', render }
