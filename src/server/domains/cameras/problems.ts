import type { CAMERA_PROBLEMS, CAMERA_WARNINGS } from '#contract/cameras.ts';

type Problem = (typeof CAMERA_PROBLEMS)[number];
type Warning = (typeof CAMERA_WARNINGS)[number];
interface Finding {
  readonly message: string;
  /** What to change. */
  readonly advice: string;
}

/** What is wrong with a camera, and what to do about it, in words for a director rather than an engineer. */
export const PROBLEMS: Readonly<Record<Problem, Finding>> = {
  'no-address': {
    message: 'No address is stored for this camera.',
    advice: 'Enter its IP address or its stream address.',
  },
  'name-not-found': {
    message: 'There is no device with this name.',
    advice: 'Check the spelling, or enter the camera’s IP address instead; its app or your router shows it.',
  },
  'address-refused': {
    message: 'Larkhouse does not connect to this address.',
    advice:
      'Enter the address the camera has in your own network. If the camera is elsewhere, your system administrator can allow its address with CAMERA_ALLOW_CIDRS.',
  },
  refused: {
    message: 'The device is there, but nothing answers at this port.',
    advice: 'Check the port: 554 is usual for RTSP, 80 for a web camera. Turn RTSP on in the camera’s settings.',
  },
  'no-answer': {
    message: 'The camera does not answer.',
    advice: 'Check that it has power and network, and that the server is in the same network.',
  },
  'wrong-password': {
    message: 'The camera refuses the user name or password.',
    advice:
      'Enter the camera’s own user name and password. Many cameras lock after several wrong attempts: a saved password that was refused is sent again after half an hour.',
  },
  'not-found': {
    message: 'The camera answers, but has no picture at this path.',
    advice: 'Check the stream address; the maker’s manual lists it, often as “RTSP path”.',
  },
  redirected: {
    message: 'The camera points to another address, which Larkhouse does not follow.',
    advice: 'Enter the address the picture really comes from.',
  },
  'not-a-camera': {
    message: 'Something answers at this address, but it sends no camera picture.',
    advice: 'Enter the address of an RTSP stream, an MJPEG stream or a JPEG picture. HLS and web pages do not work.',
  },
  'unsupported-codec': {
    message: 'The camera sends a kind of video that Larkhouse cannot read.',
    advice: 'Set the video encoding to H.264 in the camera’s settings.',
  },
  'no-picture': {
    message: 'The camera answers, but no picture comes.',
    advice: 'Restart the camera, and choose its sub-stream with H.264 and a keyframe every 1 to 2 seconds.',
  },
  ended: {
    message: 'The camera has ended the connection.',
    advice: 'Some cameras serve only few viewers at once. Close other apps that watch it, or restart it.',
  },
  busy: {
    message:
      'The cameras are busy: as many pictures as the server can show at once are being watched. Please try again soon.',
    advice: 'Close other cameras. Your system administrator can allow more at once with CAMERA_PROCESSES.',
  },
  'gateway-unavailable': {
    message: 'Live pictures are not available: ffmpeg is not installed on the server.',
    advice: 'Your system administrator can install it, with “apt install ffmpeg” on Debian or Ubuntu.',
  },
};

export const WARNINGS: Readonly<Record<Warning, Finding>> = {
  converted: {
    message: 'The camera does not send H.264, so the server converts its picture.',
    advice: 'That takes much of a processor for each camera. Set the video encoding to H.264 if the camera can.',
  },
  'keyframes-far-apart': {
    message: 'Keyframes are too far apart, so the picture would appear late; the server converts it meanwhile.',
    advice: 'Set the keyframe interval (I-frame, GOP) to 1 or 2 seconds, and turn a “smart codec” off.',
  },
  'large-picture': {
    message: 'The picture is larger than phones need.',
    advice: 'Use the camera’s sub-stream (640×360, about 500 kbit/s); it spares your internet connection.',
  },
  certificate: {
    message: 'The connection is encrypted, but the camera’s certificate is not checked.',
    advice: 'That is usual for cameras. Keep them in a network of their own.',
  },
  'not-watched': {
    message: 'The camera answers, but its picture could not be looked at without ffmpeg.',
    advice: 'Your system administrator can install it, with “apt install ffmpeg” on Debian or Ubuntu.',
  },
};
