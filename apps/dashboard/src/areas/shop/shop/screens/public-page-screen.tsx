"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Textarea } from "@mauzo/ui/textarea";
import { ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { ClashNote } from "../../../../components/form/editing/clash-note.tsx";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { ShareLink } from "../../../../components/share-link.tsx";
import type { UploadState } from "../../../../components/upload/use-uploads.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useShopUrl } from "../../../../lib/site-url.tsx";
import { useStorageUsage } from "../data.ts";
import { useShopEditing } from "../form/use-shop-editing.ts";
import { PictureCard } from "../parts/picture-card.tsx";
import { ShopFormPage } from "../parts/shop-form-page.tsx";
import { StorageUsed } from "../parts/storage-used.tsx";

/** The page that customers see: what stands at its top, whether it is in the directory, and its link. */
export function PublicPageScreen() {
  const pages = useTranslations("shopPages");
  const { shop } = useAccount();
  const link = useShopUrl(shop.slug);
  const [uploads, setUploads] = useState<UploadState>();
  const aboutDirectory = useId();
  const storage = useStorageUsage();
  const { editing, details, change, round, form, problemOf, mayChange } = useShopEditing("public-page");

  return (
    <ShopFormPage
      editing={editing}
      page="publicPage"
      mayChange={mayChange}
      uploads={uploads}
      below={
        <>
          {/* An unpublished shop has no page to open. */}
          {shop.published && (
            <Card title={pages("pageLink")}>
              <ShareLink link={link} shared={{ title: shop.name, url: link }}>
                <a href={link} target="_blank" rel="noreferrer" className={buttonClass("flat")}>
                  <ExternalLink aria-hidden="true" className="size-4" />
                  {pages("openPage")}
                </a>
              </ShareLink>
            </Card>
          )}
          <StorageUsed usage={storage.data} />
        </>
      }
    >
      <Card title={pages("aboutTitle")}>
        <FormField name="about" label={pages("about")} hint={pages("aboutHint")}>
          {(control) => (
            <Textarea
              {...control}
              maxLength={500}
              value={details.about}
              onChange={({ target }) => change({ about: target.value })}
            />
          )}
        </FormField>
      </Card>
      <PictureCard
        key={round}
        name="cover"
        title={pages("cover")}
        shows={details.name}
        hint={pages("coverHint")}
        value={details.cover}
        error={problemOf("cover")}
        onChange={(cover) => {
          change({ cover });
          form.clearErrors("cover");
        }}
        onUploads={setUploads}
      />
      <Card title={pages("directory")}>
        <Checkbox
          label={pages("published")}
          checked={details.published}
          onChange={({ target }) => change({ published: target.checked })}
          aria-describedby={aboutDirectory}
          className="min-h-11 font-medium"
        />
        <p id={aboutDirectory} className="mt-1 text-muted">
          {pages("publishedText")}
        </p>
        <ClashNote at="published" label={pages("published")} />
      </Card>
    </ShopFormPage>
  );
}
