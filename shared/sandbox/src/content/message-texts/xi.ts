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
  'order-filled': { title: 'Orden ejecutada', text: '{symbol}: tu orden de {quantity} se ejecutó a {price}.' },
  'order-no-funds': {
    title: 'Orden cancelada: fondos insuficientes',
    text: '{symbol}: el precio se movió y la orden de {quantity} costaba más de lo disponible. El importe bloqueado vuelve a estar libre.',
  },
  'order-expired': {
    title: 'Orden vencida',
    text: '{symbol}: tu orden de {quantity} a {price} no se ejecutó a tiempo. El importe bloqueado vuelve a estar libre.',
  },
  'second-void': {
    title: 'Contrato por segundos anulado',
    text: '{symbol}: no se registró ningún precio justo antes de que terminara tu contrato por segundos. Se ha devuelto tu inversión de {amount}.',
  },
  'option-ended': {
    title: 'Opción vencida',
    text: '{symbol}: tu opción de {quantity} terminó a {price}. Pérdidas y ganancias tras la prima: {profit}',
  },
  'option-void': {
    title: 'Opción anulada',
    text: '{symbol}: no se registró ningún precio justo antes de que venciera tu opción de {quantity}. Se ha devuelto la prima de {amount}.',
  },
  'alert-risen': { title: 'Alerta de precio', text: '{symbol} ha subido a {level}. Cotizaba a {price}.' },
  'alert-fallen': { title: 'Alerta de precio', text: '{symbol} ha bajado a {level}. Cotizaba a {price}.' },
  'competition-start': {
    title: 'La competición ha empezado',
    text: 'La competición en la que participas ha empezado.',
  },
  'competition-cancelled': {
    title: 'Competición cancelada',
    text: 'La competición en la que participabas se canceló antes de empezar. Los fondos de entrada han vuelto a tu cuenta de saldo.',
  },
  'competition-end': {
    title: 'La competición ha terminado',
    text: 'La competición ha terminado. Tu puesto: {rank}. Los fondos de entrada han vuelto a tu cuenta de saldo.',
  },
  'competition-reward': {
    title: 'Has ganado un premio',
    text: 'La competición ha terminado. Tu puesto: {rank}. {amount} y los fondos de entrada están en tu cuenta de saldo.',
  },
  'level-gift': { title: 'Has llegado a {vip}', text: 'Tienes un regalo de {amount} en el centro de recompensas.' },
  'level-risen': { title: 'Has llegado a {vip}', text: 'Tus activos totales te han llevado al nivel VIP {vip}.' },
  'level-fallen': {
    title: 'Tu nivel VIP es ahora {vip}',
    text: 'Tus activos totales han bajado de lo que exige tu nivel. Se revisan de nuevo cada pocos minutos.',
  },
  'weekly-envelope': {
    title: 'Tu sobre rojo semanal',
    text: '{amount} por el nivel VIP {vip}. Reclámalo en el centro de recompensas en un plazo de siete días.',
  },
  'team-income': {
    title: 'Ingresos del equipo',
    text: 'Has recibido {amount} de las comisiones de tu equipo en tu cuenta de fondos.',
  },
  'task-done': { title: 'Tarea completada', text: 'Tienes una recompensa de {amount} en el centro de recompensas.' },
  'identity-verified': {
    title: 'Identidad verificada',
    text: 'Se ha verificado tu identidad. Tu nombre, tu fecha de nacimiento y tu país ya no se pueden cambiar.',
  },
  'identity-rejected': {
    title: 'Verificación de identidad rechazada',
    text: 'No se pudo verificar tu identidad. {reason}',
  },
  'advanced-verified': {
    title: 'Verificación avanzada completada',
    text: 'Se ha completado tu verificación avanzada.',
  },
  'advanced-rejected': {
    title: 'Verificación avanzada rechazada',
    text: 'No se pudo completar tu verificación avanzada. {reason}',
  },
  'device-added': {
    title: 'Nuevo inicio de sesión',
    text: 'Se ha iniciado sesión en tu cuenta desde un navegador nuevo. Si no fuiste tú, ponte en contacto con nosotros.',
  },
  'password-changed': {
    title: 'Contraseña de acceso cambiada',
    text: 'Se ha cambiado tu contraseña de acceso. Las retiradas están en pausa hasta el {until} (UTC+8). Si no fuiste tú, ponte en contacto con nosotros.',
  },
  'withdraw-password-changed': {
    title: 'Clave de retirada cambiada',
    text: 'Se ha cambiado tu clave de retirada. Las retiradas están en pausa hasta el {until} (UTC+8). Si no fuiste tú, ponte en contacto con nosotros.',
  },
  'authenticator-moved': {
    title: 'Autenticador trasladado',
    text: 'Se ha trasladado tu autenticador a otro móvil. Las retiradas están en pausa hasta el {until} (UTC+8). Si no fuiste tú, ponte en contacto con nosotros.',
  },
  'email-changed': {
    title: 'Correo electrónico cambiado',
    text: 'Se ha cambiado tu correo electrónico. Las retiradas están en pausa hasta el {until} (UTC+8). Si no fuiste tú, ponte en contacto con nosotros.',
  },
  'phone-changed': {
    title: 'Número de móvil cambiado',
    text: 'Se ha cambiado tu número de móvil. Las retiradas están en pausa hasta el {until} (UTC+8). Si no fuiste tú, ponte en contacto con nosotros.',
  },
  'authenticator-removed': {
    title: 'Autenticador eliminado',
    text: 'Se ha eliminado tu autenticador. Las retiradas están en pausa hasta el {until} (UTC+8). Si no lo pediste, ponte en contacto con nosotros.',
  },
  'recovery-codes-few': {
    title: 'Quedan pocos códigos de recuperación',
    text: 'Códigos de recuperación restantes: {n}. Crea otros antes de que se agoten.',
  },
  'demo-account': {
    title: 'La cuenta de muestra',
    text: 'Esta cuenta viene con la plataforma. Su dinero, sus órdenes y su posición son ejemplos: úsalos como quieras.',
  },
}
