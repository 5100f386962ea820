import type { Catalogue } from '../catalogues.ts';

/** What the cameras say, in Spanish. */
export const camerasEs: Catalogue = {
  'No camera can be reached at this address. Enter its address in the center’s network.':
    'En esta dirección no se puede encontrar ninguna cámara. Ingrese su dirección en la red del centro.',
  'Enter the port as a number from 1 to 65535': 'Escriba el puerto como un número del 1 al 65535',
  'Camera name is required': 'El nombre de la cámara es obligatorio',
  'Say why this guardian may not watch': 'Diga por qué esta persona no puede mirar',
  'Live pictures are not available at the moment.': 'Las imágenes en vivo no están disponibles en este momento.',
  'Live pictures are not available: ffmpeg is not installed on the server.':
    'Las imágenes en vivo no están disponibles: ffmpeg no está instalado en el servidor.',
  'Watching cameras is turned off for you. Please speak with the center.':
    'Para usted, ver las cámaras está desactivado. Hable con el centro.',
  'Privacy is on in this room at the moment. Please try again a little later.':
    'En esta sala hay privacidad en este momento. Inténtelo de nuevo un poco más tarde.',
  'You can watch this camera while your child is there.': 'Puede ver esta cámara mientras su hijo esté allí.',
  'This camera is currently offline.': 'Esta cámara no está conectada en este momento.',
  'Two people of your family are watching already. One of them has to stop first.':
    'Ya están mirando dos personas de su familia. Una de ellas tiene que dejar de hacerlo primero.',
  'You have stopped watching.': 'Ha dejado de mirar.',
  'Your camera viewing session has ended.': 'Su sesión de visualización de la cámara ha terminado.',
  'This camera was not found': 'No se encontró esta cámara',
  'You are watching another camera.': 'Está viendo otra cámara.',
  'Choose View first': 'Primero elija Ver',
  'This guardian may watch already': 'Esta persona ya puede mirar',
  'There is no such room': 'No existe esa sala',
  'Enter the camera’s address as a name or number, such as 192.168.1.20':
    'Escriba la dirección de la cámara como nombre o número, por ejemplo 192.168.1.20',
  'The stream address must begin with rtsp://, rtsps://, http:// or https://':
    'La dirección de transmisión debe empezar por rtsp://, rtsps://, http:// o https://',
  'No address is stored for this camera.': 'No hay ninguna dirección guardada para esta cámara.',
  'Enter its IP address or its stream address.': 'Escriba su dirección IP o su dirección de transmisión.',
  'There is no device with this name.': 'No hay ningún dispositivo con este nombre.',
  'Check the spelling, or enter the camera’s IP address instead; its app or your router shows it.':
    'Revise la ortografía o escriba en su lugar la dirección IP de la cámara; la muestra su aplicación o su router.',
  'Larkhouse does not connect to this address.': 'Larkhouse no se conecta a esta dirección.',
  'Enter the address the camera has in your own network. If the camera is elsewhere, your system administrator can allow its address with CAMERA_ALLOW_CIDRS.':
    'Escriba la dirección que la cámara tiene en su propia red. Si la cámara está en otro lugar, quien administra el servidor puede permitir su dirección con CAMERA_ALLOW_CIDRS.',
  'The device is there, but nothing answers at this port.':
    'El dispositivo está ahí, pero nada responde en este puerto.',
  'Check the port: 554 is usual for RTSP, 80 for a web camera. Turn RTSP on in the camera’s settings.':
    'Revise el puerto: lo habitual es 554 para RTSP y 80 para una cámara web. Active RTSP en los ajustes de la cámara.',
  'The camera does not answer.': 'La cámara no responde.',
  'Check that it has power and network, and that the server is in the same network.':
    'Compruebe que tenga corriente y red, y que el servidor esté en la misma red.',
  'The camera refuses the user name or password.': 'La cámara rechaza el usuario o la contraseña.',
  'Enter the camera’s own user name and password. Many cameras lock after several wrong attempts: a saved password that was refused is sent again after half an hour.':
    'Escriba el usuario y la contraseña de la propia cámara. Muchas cámaras se bloquean tras varios intentos fallidos: una contraseña guardada que fue rechazada se vuelve a enviar al cabo de media hora.',
  'The camera answers, but has no picture at this path.': 'La cámara responde, pero no tiene imagen en esta ruta.',
  'Check the stream address; the maker’s manual lists it, often as “RTSP path”.':
    'Revise la dirección de transmisión; figura en el manual del fabricante, a menudo como «ruta RTSP».',
  'The camera points to another address, which Larkhouse does not follow.':
    'La cámara remite a otra dirección, y Larkhouse no la sigue.',
  'Enter the address the picture really comes from.': 'Escriba la dirección de la que realmente viene la imagen.',
  'Something answers at this address, but it sends no camera picture.':
    'Algo responde en esta dirección, pero no envía ninguna imagen de cámara.',
  'Enter the address of an RTSP stream, an MJPEG stream or a JPEG picture. HLS and web pages do not work.':
    'Escriba la dirección de una transmisión RTSP, una transmisión MJPEG o una imagen JPEG. HLS y las páginas web no funcionan.',
  'The camera sends a kind of video that Larkhouse cannot read.':
    'La cámara envía un tipo de video que Larkhouse no puede leer.',
  'Set the video encoding to H.264 in the camera’s settings.':
    'Ponga la codificación de video en H.264 en los ajustes de la cámara.',
  'The camera answers, but no picture comes.': 'La cámara responde, pero no llega ninguna imagen.',
  'Restart the camera, and choose its sub-stream with H.264 and a keyframe every 1 to 2 seconds.':
    'Reinicie la cámara y elija su transmisión secundaria con H.264 y un fotograma clave cada 1 o 2 segundos.',
  'The camera has ended the connection.': 'La cámara ha cortado la conexión.',
  'Some cameras serve only few viewers at once. Close other apps that watch it, or restart it.':
    'Algunas cámaras atienden a pocos espectadores a la vez. Cierre otras aplicaciones que la estén viendo o reiníciela.',
  'The cameras are busy: as many pictures as the server can show at once are being watched. Please try again soon.':
    'Las cámaras están ocupadas: ya se están viendo tantas imágenes como el servidor puede mostrar a la vez. Vuelva a intentarlo en un momento.',
  'Close other cameras. Your system administrator can allow more at once with CAMERA_PROCESSES.':
    'Cierre otras cámaras. Quien administra el servidor puede permitir más a la vez con CAMERA_PROCESSES.',
  'Your system administrator can install it, with “apt install ffmpeg” on Debian or Ubuntu.':
    'Quien administra el servidor puede instalarlo, en Debian o Ubuntu con «apt install ffmpeg».',
  'The camera does not send H.264, so the server converts its picture.':
    'La cámara no envía H.264, así que el servidor convierte su imagen.',
  'That takes much of a processor for each camera. Set the video encoding to H.264 if the camera can.':
    'Eso ocupa buena parte de un procesador por cada cámara. Ponga la codificación de video en H.264 si la cámara puede.',
  'Keyframes are too far apart, so the picture would appear late; the server converts it meanwhile.':
    'Los fotogramas clave están demasiado separados y la imagen tardaría en aparecer; mientras tanto, el servidor la convierte.',
  'Set the keyframe interval (I-frame, GOP) to 1 or 2 seconds, and turn a “smart codec” off.':
    'Ponga el intervalo de fotogramas clave (I-frame, GOP) en 1 o 2 segundos y desactive el «códec inteligente».',
  'The picture is larger than phones need.': 'La imagen es más grande de lo que necesita un teléfono.',
  'Use the camera’s sub-stream (640×360, about 500 kbit/s); it spares your internet connection.':
    'Use la transmisión secundaria de la cámara (640×360, unos 500 kbit/s); así cuida su conexión a internet.',
  'The connection is encrypted, but the camera’s certificate is not checked.':
    'La conexión está cifrada, pero no se comprueba el certificado de la cámara.',
  'That is usual for cameras. Keep them in a network of their own.':
    'Es lo habitual con las cámaras. Téngalas en una red propia.',
  'The camera answers, but its picture could not be looked at without ffmpeg.':
    'La cámara responde, pero sin ffmpeg no se pudo ver su imagen.',
  'This piece of the picture is gone': 'Esta parte de la imagen ya no está',
};
