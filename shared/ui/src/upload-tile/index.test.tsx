import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { type UploadState, UploadTile } from './index.tsx'

const name = 'receipt.jpg'
const acts = { onPick: jest.fn<(file: File) => void>(), onRetry: jest.fn(), onRemove: jest.fn() }

const drawn = (state: UploadState, more: { onTake?: () => void } = {}) =>
  renderPart(<UploadTile state={state} label="Picture of the transfer" hint="JPG, PNG" {...acts} {...more} />)
const status = () => screen.getByRole('status').textContent

test('empty, it takes a picture, the same one twice too', async () => {
  const { user } = drawn({ kind: 'empty' })
  const input = screen.getByLabelText(/Picture of the transfer/)
  const file = new File(['jpg'], name, { type: 'image/jpeg' })
  await user.upload(input, file)
  await user.upload(input, file)
  expect(acts.onPick.mock.calls).toEqual([[file], [file]])
})

test('compressing, it says so', () => {
  drawn({ kind: 'compressing', name })
  expect(status()).toBe('Compressing…')
})

test('uploading, it tells how far it is and how large', () => {
  drawn({ kind: 'uploading', name, part: 0.649, bytes: 325_632 })
  expect(screen.getByRole('progressbar', { name }).getAttribute('aria-valuenow')).toBe('64')
  expect(screen.getByText('64%')).toBeDefined()
  expect(status()).toBe('Uploading, 318 kB after compression')
})

test('done, it shows what was sent and can be taken away', async () => {
  const { user, container } = drawn({ kind: 'done', name, preview: 'blob:picture' })
  expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:picture')
  expect(status()).toBe('Uploaded')
  await user.click(screen.getByRole('button', { name: 'Remove receipt.jpg' }))
  expect(acts.onRemove).toHaveBeenCalledTimes(1)
})

test('failed, it tells why and tries again', async () => {
  const { user } = drawn({ kind: 'failed', name, reason: 'The connection broke off.' })
  expect(status()).toBe('The connection broke off.')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(acts.onRetry).toHaveBeenCalledTimes(1)
})

test('an earlier one that serves says so, and may be taken anew; there is nothing to take away', async () => {
  const onTake = jest.fn()
  const { user } = drawn({ kind: 'kept', name }, { onTake })
  expect(status()).toBe('Previous photo')
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Retake' }))
  expect(onTake).toHaveBeenCalledTimes(1)
})

test('one that was rejected says why, in place of another try', () => {
  drawn({ kind: 'rejected', name, reason: 'The front is blurred.' }, { onTake: jest.fn() })
  expect(status()).toBe('The front is blurred.')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Retake' })).toBeDefined()
})

test('where a camera is to be opened, the empty one is a button', async () => {
  const onTake = jest.fn()
  const { user } = drawn({ kind: 'empty' }, { onTake })
  await user.click(screen.getByRole('button', { name: /Picture of the transfer/ }))
  expect(onTake).toHaveBeenCalledTimes(1)
})
