import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { postPhoto } from '#web/domains/gallery/queries.ts';
import { isPicture, type NewPhoto, titleFrom } from '#web/domains/gallery/rules.ts';
import { newId } from '#web/lib/newId.ts';
import { sentBeforeOr } from '#web/lib/sentBefore.ts';
import { useUpload } from '#web/lib/useUpload.ts';

/** A picture on its way into the gallery. */
export interface ChosenPhoto {
  readonly key: string;
  readonly file: File;
  /** An address of the picture on this device. */
  readonly preview: string;
  readonly title: string;
  readonly error?: unknown;
}

type Said = Omit<NewPhoto, 'title' | 'fileName' | 'filePath' | 'fileSize'>;

/** The chosen pictures, and their way to the server: one after the other, each with its progress, each to be stopped. */
export function usePhotoUploads() {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [sending, setSending] = useState(false);
  const upload = useUpload();
  const removed = useRef(new Set<string>());
  const sent = useRef(new Map<File, { body: NewPhoto }>());
  const { mutateAsync: post } = useMutation(postPhoto);
  const change = (key: string, to: Partial<ChosenPhoto>) =>
    setPhotos((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const remove = ({ key, file, preview }: ChosenPhoto) => {
    upload.stop(file);
    removed.current.add(key);
    URL.revokeObjectURL(preview);
    setPhotos((all) => all.filter((one) => one.key !== key));
  };

  const send = ({ file, title }: ChosenPhoto, said: Said): Promise<boolean> =>
    upload.send(file, ({ fileName, filePath, fileSize }) => {
      const body = { ...said, title: title.trim(), fileName, filePath, fileSize };
      const wanted = sentBeforeOr(sent.current.get(file), { body });
      sent.current.set(file, wanted);
      return post(wanted);
    });

  return {
    photos,
    sending,
    progressOf: upload.progressOf,
    remove,
    stopAll() {
      for (const { key } of photos) removed.current.add(key);
      upload.stopAll();
    },
    rename: (key: string, title: string) => change(key, { title }),
    /** Adds those of the files that are pictures. */
    add: (files: readonly File[]) =>
      setPhotos((all) => [
        ...all,
        ...files.filter(isPicture).map((file) => ({
          key: newId(),
          file,
          preview: URL.createObjectURL(file),
          title: titleFrom(file.name),
        })),
      ]),
    /** Uploads and posts all; what succeeds leaves the list, what fails stays with its reason. */
    async sendAll(said: Said): Promise<{ posted: number; errors: unknown[] }> {
      setSending(true);
      const errors: unknown[] = [];
      let posted = 0;
      for (const photo of photos) {
        if (removed.current.has(photo.key)) continue;
        change(photo.key, { error: undefined });
        try {
          if (!(await send(photo, said))) continue;
          posted += 1;
          remove(photo);
        } catch (error) {
          errors.push(error);
          change(photo.key, { error });
        }
      }
      setSending(false);
      return { posted, errors };
    },
  };
}
