import type { MessageTexts } from './shape.ts'

export const xi: MessageTexts = {
  'recharge-address': {
    title: 'Datos de pago listos',
    text: 'Los datos para tu depósito de {currency} ({network}) están listos. Paga y añade el comprobante.',
  },
  'recharge-delivered': {
    title: 'Depósito abonado',
    text: 'Has recibido {credited} en tu cuenta de fondos.',
  },
  'recharge-rejected': {
    title: 'Depósito rechazado',
    text: 'Tu depósito de {amount} ha sido rechazado. {reason}',
  },
  'recharge-expired': {
    title: 'Depósito caducado',
    text: 'Tu depósito de {amount} no se pagó a tiempo y ha caducado. Inicia otro para continuar.',
  },
  'recharge-not-arrived': {
    title: 'Pago no recibido',
    text: 'Tu pago de {amount} no ha llegado. Compruébalo en tu banco o monedero antes de iniciar otro depósito.',
  },
  'position-take-profit': {
    title: 'Take profit alcanzado',
    text: '{symbol}: cierre de {quantity} a {price}. Pérdidas y ganancias tras comisiones: {profit}',
  },
  'position-stop-loss': {
    title: 'Stop loss alcanzado',
    text: '{symbol}: cierre de {quantity} a {price}. Pérdidas y ganancias tras comisiones: {profit}',
  },
  'position-liquidated': {
    title: 'Posición liquidada',
    text: '{symbol}: el margen ya no cubría la pérdida. Se cerró la posición de {quantity} a {price}. Pérdidas y ganancias tras comisiones: {profit}',
  },
  'device-added': {
    title: 'Nuevo inicio de sesión',
    text: 'Se ha iniciado sesión en tu cuenta desde un navegador nuevo. Si no fuiste tú, ponte en contacto con nosotros.',
  },
  'demo-account': {
    title: 'La cuenta de muestra',
    text: 'Esta cuenta viene con la plataforma. Su dinero, sus órdenes y su posición son ejemplos: úsalos como quieras.',
  },
}
