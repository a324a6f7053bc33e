import { afterEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { QrCard } from './index.tsx'
import { modulesOf, pathOf, pictureOf } from './modules.ts'

afterEach(() => void jest.restoreAllMocks())

const dark = (row: boolean[]) => row.filter(Boolean).length

test('a code has four light modules on every side', () => {
  const { rows, size } = modulesOf('TQ8wLmZ4cVx1hJr6nYpK2sDfGb9uEaX7tM')
  const columns = rows.map((_, x) => rows.map(row => row[x] ?? false))
  for (const lines of [rows, columns]) {
    expect([...lines.slice(0, 4), ...lines.slice(-4)].map(dark)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    expect(dark(lines[4] ?? [])).toBeGreaterThan(0)
  }
  expect(rows).toHaveLength(size)
})

test('its path covers exactly the dark modules', () => {
  const modules = modulesOf('tarn')
  const covered = [...pathOf(modules).matchAll(/M\d+ \d+h(\d+)v1h-\1z/g)].reduce(
    (sum, [, width]) => sum + Number(width),
    0,
  )
  expect(covered).toBe(modules.rows.map(dark).reduce((sum, row) => sum + row))
})

test('it is a picture with a name, its address beside it', () => {
  renderPart(<QrCard address="TQ8wLmZ4" label="Your address" onCopy={() => {}} />)
  expect(screen.getByRole('img', { name: 'QR code' })).toBeDefined()
  expect(screen.getByText('Your address').parentElement?.textContent).toContain('TQ8wLmZ4')
})

test('copy and save are the page’s to do', async () => {
  const [copy, save] = [jest.fn(), jest.fn()]
  const { user } = renderPart(<QrCard address="TQ8wLmZ4" label="Your address" onCopy={copy} onSave={save} />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await user.click(screen.getByRole('button', { name: 'Save the QR code as a picture' }))
  expect([copy, save].map(act => act.mock.calls.length)).toEqual([1, 1])
})

test('where it cannot be saved there is no button for it', () => {
  renderPart(<QrCard address="TQ8wLmZ4" label="Your address" onCopy={() => {}} />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('the picture is at least 600 pixels wide and white where the code is light', async () => {
  const filled: [string, number, number, number, number][] = []
  const pen = {
    fillStyle: '',
    fillRect: (...area: [number, number, number, number]) => filled.push([pen.fillStyle, ...area]),
  }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(done => done(new Blob(['png'])))
  const modules = modulesOf('tarn')
  expect((await pictureOf(modules)).size).toBe(3)
  const side = filled[0]?.[3] ?? 0
  expect(filled[0]).toEqual(['white', 0, 0, side, side])
  expect(side).toBeGreaterThanOrEqual(600)
  expect(side % modules.size).toBe(0)
})

test('where no picture can be drawn it says so', () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  expect(() => pictureOf(modulesOf('tarn'))).toThrow('This browser draws no pictures')
})
